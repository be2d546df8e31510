"""Tables that people share: what happens at them, kept so that nothing is lost, and sent out."""
