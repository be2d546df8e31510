"""What a server counts, for Prometheus. Docs: docs/reference/metrics.md."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds."""


class Metrics:
    """No label tells of a table or a person: so there are few of them, and nothing to give away."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("http_requests", "HTTP requests answered", "method", "path", "status")
        self.request_seconds = self._histogram("http_request_seconds", "from request to answer", "path")
        self.sockets = self._gauge("sockets", "open WebSockets and event streams")
        self.refused = self._counter("refused", "requests and sockets turned away at the door", "why")
        self.tables = self._gauge("tables", "tables in memory")
        self.plies = self._counter("plies", "plies played at tables, by people and bots")
        self.command_seconds = self._histogram("command_seconds", "from a command on a socket to its answer")
        self.messages = self._counter("socket_messages", "messages received on sockets")
        self.analyses_waiting = self._gauge(
            "analyses_waiting", "games that wait for the coach, or are at him"
        )
        self.games_reviewed = self._counter("games_reviewed", "finished games that were rated and counted")
        self.notices = self._counter("notices", "notices of somebody's turn", "kind", "outcome")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, said: str, *labels: str) -> Counter:
        return Counter(f"omnibus_{name}", said, labels, registry=self.registry)

    def _gauge(self, name: str, said: str) -> Gauge:
        return Gauge(f"omnibus_{name}", said, registry=self.registry)

    def _histogram(self, name: str, said: str, *labels: str) -> Histogram:
        return Histogram(f"omnibus_{name}", said, labels, registry=self.registry, buckets=QUICK)
