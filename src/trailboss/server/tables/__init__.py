"""Tables as a library: the log of entries, folding, seats, undo, visibility, updates, asking bots.

Nothing here knows HTTP, SQL, threads or processes (import-linter checks the libraries). It needs asyncio's
event loop and msgspec, so the same code runs in a server and in a Web Worker. A host provides two things:

* a `store.TableStore`, where entries are written before anybody hears of them (`memory_store.MemoryStore`
  keeps them in memory; the server's is `trailboss.server.storage.Store`);
* a `bots.BotRunner`: `decide` lets a bot choose a move, `advise` asks the coach. `bots.bot_question` makes
  the determinized question from a state; `bots.answer_question` and `bots.ask_coach` answer it, in whatever
  process or worker.

and calls three:

* `rooms.Rooms(store, runner)`: `create`, `room`, `rematch`, `tables`, `hint`; `drop_idle` now and then;
* functions on a `room.Room`: `moves.play`, `moves.take_back`, `moves.why`; `seats.join`, `seats.start`,
  `seats.seat_bot`, `seats.resign` ...; they raise `ApiError`, whose `problem(lang)` can be sent as it is;
* for each viewer a `room.Listener`: `room.enter(listener)`, then whenever `listener.wake` is set send
  `room.news(listener)`, the bytes of an `Update` or `Changes`; `room.leave(listener)` at the end.

>>> import asyncio
>>> from trailboss.core.manifest import modules
>>> from trailboss.server.protocol.requests import Play
>>> from trailboss.server.protocol.tables import NewTable, NewSeat
>>> from trailboss.server.tables import moves
>>> from trailboss.server.tables.bots import answer_question, ask_coach, bot_question
>>> from trailboss.server.tables.stored.memory_store import MemoryStore
>>> from trailboss.server.tables.names import guest_of, new_secret
>>> from trailboss.server.tables.rooms import Rooms
>>> class HereAndNow:
...     async def decide(self, state, request):
...         return answer_question(bot_question(state, request))[0]
...     async def advise(self, state, request):
...         return ask_coach(bot_question(state, request))[1]
>>> async def first_move():
...     rooms, anna = Rooms(MemoryStore(), HereAndNow()), guest_of(new_secret())
...     seats = [NewSeat("me", "Anna"), NewSeat("bot", "Gus", "easy")]
...     game = next(iter(modules()))
...     room = await rooms.create(NewTable(game, seats, seed=7, start=True), anna)
...     while room.running().to_move != 0:
...         await asyncio.sleep(0)
...     move = room.table.game.text(room.running().legal()[0])
...     done = await moves.play(room, anna, 0, Play("request 1", room.table.seq, move))
...     written = (await rooms.store.load(room.id)).entries[done.seq - 1]
...     await rooms.close()
...     return written.kind, written.text == move
>>> asyncio.run(first_move())
('move', True)
"""
