"""Check what a careful eye would notice on any page, in any language, at any size."""
