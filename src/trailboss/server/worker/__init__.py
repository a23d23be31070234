"""The static edition's server: tables, rules and bots in a Web Worker of the browser, on Pyodide.

It answers the same requests and sends the same messages as `http`. Nothing here needs a browser: the page
hands in what only a browser has, a database and a second worker for slow bots.
"""
