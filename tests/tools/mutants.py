"""Small wrongs done to a source file, one at a time: what tests of the rules should notice."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
REMOVABLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Break, ast.Continue)


_Wrong = tuple[ast.AST, str]


class Mutant(NamedTuple):
    line: int
    function: str
    what: str
    right: ast.Module
    node: ast.AST
    wrong: ast.AST
    """What stands in the place of the node."""

    @property
    def tree(self) -> ast.Module:
        """A copy of the right one with the wrong in it; what is not on the way to it is shared."""
        return _replaced(self.right, self.node, self.wrong)


def mutants(source: str) -> Iterator[Mutant]:
    """Every wrong that can be done inside the functions of a file."""
    tree = ast.parse(source)
    constants = _imported_constants(tree)
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        local = _local_names(function)
        for node in _body_nodes(function):
            for wrong, what in _wrongs(node, constants, local):
                line: int = getattr(node, "lineno", function.lineno)
                yield Mutant(line, function.name, what, tree, node, wrong)


def _replaced(tree: ast.Module, right: ast.AST, wrong: ast.AST) -> ast.Module:
    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if node is right:
                return ast.copy_location(wrong, node)
            before = copy.copy(node)
            for name, value in ast.iter_fields(node):
                if isinstance(value, list):
                    setattr(
                        before, name, [self.visit(one) if isinstance(one, ast.AST) else one for one in value]
                    )
                elif isinstance(value, ast.AST):
                    setattr(before, name, self.visit(value))
            return before

    changed = Put().visit(tree)
    assert isinstance(changed, ast.Module)
    return ast.fix_missing_locations(changed)


def _body_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Without docstrings, annotations and decorators."""
    for statement in function.body:
        for node in ast.walk(statement):
            docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if not docstring:
                yield node


def _imported_constants(tree: ast.Module) -> dict[str, str]:
    """Each constant, and the next one from the same module: a name that is as easily written."""
    following: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names = [alias.asname or alias.name for alias in node.names if alias.name.isupper()]
            following |= dict(zip(names, [*names[1:], *names[:1]], strict=True))
    return {name: other for name, other in following.items() if name != other}


def _local_names(function: ast.FunctionDef) -> dict[str, str]:
    """Each local name that is a number, and the next one."""
    names = [argument.arg for argument in function.args.args if _is_number(argument)]
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in names:
            names.append(node.id)
    names = [name for name in names if name != "_"]
    return dict(zip(names, [*names[1:], *names[:1]], strict=True)) if len(names) > 1 else {}


def _is_number(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == "int"


def _wrongs(node: ast.AST, constants: dict[str, str], local: dict[str, str]) -> Iterator[_Wrong]:
    yield from _wrong_operators(node)
    yield from _wrong_values(node, constants, local)
    if isinstance(node, ast.If) and not isinstance(node.test, ast.Compare):
        yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse), "if not"
    if isinstance(node, REMOVABLE):
        yield ast.Pass(), f"without: {ast.unparse(node)[:60]}"


def _wrong_operators(node: ast.AST) -> Iterator[_Wrong]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=rest):
            for other in COMPARISONS.get(type(op), ()):
                yield ast.Compare(left, [other()], rest), f"{type(op).__name__} -> {other.__name__}"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            wrong = OPERATORS[type(op)]
            yield ast.BinOp(left, wrong(), right), f"{type(op).__name__} -> {wrong.__name__}"
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in OPERATORS:
            wrong = OPERATORS[type(op)]
            yield ast.AugAssign(target, wrong(), value), f"{type(op).__name__}= -> {wrong.__name__}="
        case ast.BoolOp(op=op, values=values):
            flipped = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield ast.BoolOp(flipped, values), f"{type(op).__name__} -> {type(flipped).__name__}"
        case ast.UnaryOp(op=unary, operand=operand):
            yield operand, f"no {type(unary).__name__}"


def _wrong_values(node: ast.AST, constants: dict[str, str], local: dict[str, str]) -> Iterator[_Wrong]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value), f"{value} -> {not value}"
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1), f"{value} -> {value + 1}"
            yield ast.Constant(value - 1), f"{value} -> {value - 1}"
        case ast.Name(id=name, ctx=ast.Load()) if name in constants or name in local:
            other = constants.get(name) or local[name]
            yield ast.Name(other, ast.Load()), f"{name} -> {other}"
