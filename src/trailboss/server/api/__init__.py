"""The API without a network: every endpoint, and live play over any connection.

Two hosts offer it: `http` on a server, `worker` in the browser.
"""
