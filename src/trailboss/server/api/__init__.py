"""The API without a network: every address with what it does, and live play over any line.

Two hosts offer it: `http` on a server, `worker` in the browser.
"""
