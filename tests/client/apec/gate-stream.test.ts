import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventReader, type SentEvent } from '#src/api/stream'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What comes of pieces that arrive one after the other. */
function readAll(pieces: readonly Uint8Array[]): SentEvent[] {
  const events: SentEvent[] = []
  const reader = eventReader((event) => events.push(event))
  for (const piece of pieces) reader.piece(piece)
  return events
}

/** The same bytes, cut at these places. */
const cutAt = (all: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const cuts = [0, ...places.map((place) => place % (all.length + 1)).toSorted((a, b) => a - b), all.length]
  return cuts.slice(1).map((to, at) => all.subarray(cuts[at], to))
}

describe('server-sent events', () => {
  it('are the same wherever the network cuts them, even within a character or a line’s end', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/g, '·'))
    const event = fc.record({ id: fc.nat().map(String), lines: fc.array(line, { minLength: 1, maxLength: 3 }) })
    const end = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 6 }),
        end,
        fc.array(fc.nat(2000), { maxLength: 30 }),
        (sent, eol, places) => {
          const text = sent
            .map(({ id, lines }) =>
              [': still here', `id: ${id}`, ...lines.map((each) => `data: ${each}`), '', ''].join(eol),
            )
            .join('')
          // What ends with a bare carriage return is only known to have ended when more comes.
          const all = bytes(text + (eol === '\r' ? ': \n' : ''))
          expect(readAll(cutAt(all, places))).toEqual(sent.map(({ id, lines }) => ({ id, data: lines.join('\n') })))
        },
      ),
    )
  })

  it('keep the last id for those that have none, and say nothing for what only keeps the line open', () => {
    expect(readAll([bytes('id: 7\ndata: a\n\n: \n\n\ndata: b\n\nretry: 9\n\n')])).toEqual([
      { id: '7', data: 'a' },
      { id: '7', data: 'b' },
    ])
  })

  it('forget what a broken line left unfinished', () => {
    const events: SentEvent[] = []
    const reader = eventReader((event) => events.push(event))
    reader.piece(bytes('id: 1\ndata: whole\n\nid: 2\ndata: ha'))
    reader.begin()
    reader.piece(bytes('id: 2\ndata: again\n\n'))
    expect(events).toEqual([
      { id: '1', data: 'whole' },
      { id: '2', data: 'again' },
    ])
  })
})
