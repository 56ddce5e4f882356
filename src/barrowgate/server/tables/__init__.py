"""Tables without HTTP, SQL or asyncio: what they are, what may be done, what is sent."""
