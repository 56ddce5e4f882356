"""What stands between the network and the routes: plain ASGI, one guard a file.

A WebSocket passes the guards once, with its handshake; its messages pass none of them.
"""
