"""How the outside world gets in: HTTP, WebSockets, and the files of the browser table."""
