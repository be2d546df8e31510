"""A network that learns from games, by proximal policy optimisation, as PyTorch computes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from omnibus.boards.integers import COLOURS
from omnibus.bots.master import CALM
from omnibus.bots.thinking.brain import Brain
from omnibus.bots.thinking.policy import output_size, payment_output, value_output
from omnibus.bots.thinking.selfplay import ADVISED, CHANCE, CHOSEN, DECIDES, GAIN, PLAYERS, WORTH
from omnibus.bots.thinking.signals import signal_size
from omnibus.errors import OmnibusError
from omnibus.rules.catalogue import (
    ACTIONS,
    CLAIMS,
    FIRST_CLAIM,
    claim_colour,
    claim_declines_flag,
    claim_route,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from omnibus.lab.training.experience import Decisions

FORBIDDEN = -40.0
"""The score of what is not legal: not so low that computing with it is slow."""


class Habits(msgspec.Struct, frozen=True):
    """How it learns."""

    units: tuple[int, int] = (256, 128)
    trust: float = 4.5
    """How much likelier than others, as a logarithm, the planner's advice is at first."""
    epochs: int = 2
    minibatch: int = 1024
    """At least so many decisions, and fewer than twice as many."""
    clip: float = 0.2
    rate: float = 7e-4
    imitating: float = 2e-4
    """Its rate where it learns from a search."""
    last_rate: float = 5e-5
    entropy: float = 0.01
    last_entropy: float = 0.002
    value: float = 1.0
    values_of_others: float = 0.5
    longest_step: float = 0.5
    """Gradients longer than this are cut."""


def torch_module() -> Any:  # noqa: ANN401 - where it is missing there are no types
    try:
        import torch
    except ImportError as error:
        raise OmnibusError("training needs PyTorch: install torch 2.13 beside Omnibus") from error
    return torch


def sums_of_outputs(board: list[int]) -> list[list[int]]:
    """For each action a column that marks the outputs whose sum is its score: see ``policy.score_of``."""
    table = [[0] * board[ACTIONS] for _ in range(value_output(board))]
    first, pay = board[FIRST_CLAIM], payment_output(board)
    for action in range(board[ACTIONS]):
        if action < first:
            table[action][action] = 1
            continue
        claim = board[CLAIMS + action - first]
        table[first + claim_route(claim)][action] = 1
        table[pay + claim_colour(claim)][action] = 1
        if claim_declines_flag(claim):
            table[pay + board[COLOURS] + 1][action] = 1
    return table


class Learner:
    """The network while it learns. Inputs are scaled by the largest values of the first games."""

    def __init__(self, board: list[int], seed: int, habits: Habits) -> None:
        torch = self.torch = torch_module()
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.habits = habits
        self.shape = [signal_size(board), *habits.units, output_size(board)]
        self.values_at = value_output(board)
        linear, relu = torch.nn.Linear, torch.nn.ReLU
        inputs, first, second, outputs = self.shape
        self.body = torch.nn.Sequential(linear(inputs, first), relu(), linear(first, second), relu())
        self.head = linear(second, outputs)
        with torch.no_grad():
            self.head.weight.mul_(0.1)
            self.head.bias.zero_()
        self.trust = torch.nn.Parameter(torch.tensor(habits.trust))
        self.sums = torch.tensor(sums_of_outputs(board), dtype=torch.float32)
        self.scale = torch.ones(inputs)
        self.weights = [*self.body.parameters(), *self.head.parameters(), self.trust]
        self.optimiser = torch.optim.Adam(self.weights, lr=habits.rate, eps=1e-5)

    def look_at(self, rows: NDArray[Any]) -> None:
        """Scale the inputs by what these games have shown."""
        import numpy

        self.scale = self.torch.from_numpy(
            1 / numpy.maximum(numpy.abs(rows[:, : self.shape[0]]).max(axis=0), 1)
        ).float()

    def brain(self) -> Brain:
        """The network as the bots compute it: the scale is taken into the weights."""
        import numpy

        with self.torch.no_grad():
            first, second = self.body[0], self.body[2]
            parts = [first.weight * self.scale, first.bias, second.weight, second.bias]
            parts += [self.head.weight, self.head.bias, self.trust]
            flat = [(part.T if part.ndim == 2 else part).contiguous().numpy().reshape(-1) for part in parts]
        return Brain(numpy.concatenate(flat), numpy.array(self.shape))

    def hidden(self, rows: Any) -> Any:  # noqa: ANN401
        with self.torch.autocast("cpu", self.torch.bfloat16):
            return self.body(rows.float() * self.scale)

    def chances(self, out: Any, masks: Any, advised: Any, calm: float = 1.0) -> Any:  # noqa: ANN401
        """Logarithms of how likely each action is."""
        scores = out[:, : self.values_at] @ self.sums
        scores = scores.scatter_add(1, advised[:, None], self.trust.expand(len(advised), 1))
        return self.torch.log_softmax((scores / calm).masked_fill(masks == 0, FORBIDDEN), dim=1)

    def take_over(self, brain: Brain) -> None:
        """Go on with a network that has learned already. Its inputs are scaled as they are now."""
        inputs, first, second, outputs = self.shape
        flat, at = self.torch.from_numpy(brain.numbers.copy()), 0
        with self.torch.no_grad():
            for layer, height, width in (
                (self.body[0], inputs, first),
                (self.body[2], first, second),
                (self.head, second, outputs),
            ):
                layer.weight.copy_(flat[at : at + height * width].reshape(height, width).T)
                layer.bias.copy_(flat[at + height * width : at + (height + 1) * width])
                at += (height + 1) * width
            self.body[0].weight.div_(self.scale)
            self.trust.copy_(flat[at])

    def learn(self, noted: Decisions, progress: float) -> dict[str, float]:
        """Go over the decisions some times; ``progress`` is the part of the training that is done."""
        habits = self.habits
        entropy = habits.entropy + (habits.last_entropy - habits.entropy) * progress
        self._slow_down(habits.rate * (habits.last_rate / habits.rate) ** progress)
        return self._go_over(noted, habits.epochs, lambda part: self._policy_step(part, entropy))

    def imitate(self, noted: Decisions, progress: float) -> dict[str, float]:
        """Go over decisions of a search once: look where it looked, and think of it what it thought."""
        habits = self.habits
        self._slow_down(habits.imitating * (habits.last_rate / habits.imitating) ** progress)
        return self._go_over(noted, 1, self._imitating_step)

    def _slow_down(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _go_over(
        self, noted: Decisions, epochs: int, step: Callable[[list[Any]], list[float]]
    ) -> dict[str, float]:
        """In parts of one size: a last one of a row or two teaches nonsense."""
        torch, losses = self.torch, []
        parts = max(1, len(noted.rows) // self.habits.minibatch)
        for _ in range(epochs):
            for picked in torch.randperm(len(noted.rows)).chunk(parts):
                losses.append(step([torch.from_numpy(part)[picked] for part in noted]))
        means = torch.tensor(losses).mean(dim=0).tolist()
        return dict(zip(("policy", "value", "entropy"), means, strict=True))

    def _policy_step(self, part: list[Any], entropy_weight: float) -> list[float]:
        habits = self.habits
        rows, masks, figures = part
        signals, facts = rows[:, : self.shape[0]], rows[:, self.shape[0] :]
        out = self.head(self.hidden(signals).float())
        value = self._value_loss(out[:, self.values_at :], figures[:, WORTH:], facts[:, PLAYERS])
        decides = facts[:, DECIDES] == 1
        out, masks, facts, figures = (one[decides] for one in (out, masks, facts, figures))
        chances = self.chances(out, masks, facts[:, ADVISED].long())
        chosen = chances.gather(1, facts[:, CHOSEN, None].long())[:, 0]
        ratio = (chosen - figures[:, CHANCE].log()).exp()
        gains = figures[:, GAIN]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        clipped = ratio.clamp(1 - habits.clip, 1 + habits.clip)
        policy = -self.torch.min(ratio * gains, clipped * gains).mean()
        entropy = -(chances.exp() * chances).sum(dim=1).mean()
        self._step(policy + value - entropy_weight * entropy)
        return [policy.item(), value.item(), entropy.item()]

    def _imitating_step(self, part: list[Any]) -> list[float]:
        """What is learned are chances as a search sees them: calmed."""
        rows, masks, figures = part
        signals, facts = rows[:, : self.shape[0]], rows[:, self.shape[0] :]
        out = self.head(self.hidden(signals).float())
        value = self._value_loss(out[:, self.values_at :], figures[:, WORTH:], facts[:, PLAYERS])
        chances = self.chances(out, masks, facts[:, ADVISED].long(), calm=CALM)
        looked = (masks.float() - 1).clamp(min=0)
        looked = looked / looked.sum(dim=1, keepdim=True)
        policy = -(looked * chances).sum(dim=1).mean()
        entropy = -(chances.exp() * chances).sum(dim=1).mean()
        self._step(policy + value)
        return [policy.item(), value.item(), entropy.item()]

    def _step(self, loss: Any) -> None:  # noqa: ANN401
        self.optimiser.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self.weights, self.habits.longest_step)
        self.optimiser.step()

    def _value_loss(self, values: Any, worth: Any, players: Any) -> Any:  # noqa: ANN401
        turns = self.torch.arange(values.shape[1])
        weight = (turns < players[:, None]).float() * self.habits.values_of_others
        weight[:, 0] = self.habits.value
        return (weight * (values - worth) ** 2).sum(dim=1).mean()
