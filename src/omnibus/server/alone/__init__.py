"""Tables of one device, without a server: this runs in browsers, by the same rules and the same bots."""
