"""Parse message files into trees."""
from pathlib import Path

from fluent.syntax import ast, parse, visitor

from tabletown.messages import files


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.within: set[str] = set()  # messages that a message refers to

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.within.add(node.id.name)


def entries(code: str, folder: Path | None) -> dict[str, ast.Message]:
    """Return the messages of a game's folder, or of the house, by id."""
    body = parse(files(code, folder)[-1].read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in messages}) == len(messages)
    return {m.id.name: m for m in messages}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.found


def messages_within(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.within


def variables_by_id(code: str, folder: Path | None) -> dict[str, set[str]]:
    """Return the variables that every message needs, with those of the messages within it."""
    known = entries(code, folder)
    within = {name: [known[other] for other in messages_within(message)] for name, message in known.items()}
    return {name: variables(message).union(*map(variables, within[name])) for name, message in known.items()}
