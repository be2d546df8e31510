"""A server's tables from a program: open, join, play, watch, and come back after a lost connection."""

from omnibus.client.errors import LostError as LostError, ServerError as ServerError
from omnibus.client.link import TableLink as TableLink, parse_link as parse_link
from omnibus.client.player import play as play
from omnibus.client.presence import Presence as Presence
from omnibus.client.server import Server as Server

__all__ = ["LostError", "Presence", "Server", "ServerError", "TableLink", "parse_link", "play"]
