"""Tables in play: who is connected, who is told what, bots that think, and clocks that run out."""
