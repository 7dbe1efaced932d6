import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvents } from '#src/api/stream'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (text: string): Bytes => new TextEncoder().encode(text)

/** The result of pieces arriving one after the other, and how often the line gave a sign of life. */
async function readAll(pieces: readonly Bytes[]) {
  const body = new ReadableStream<Bytes>({
    start(line) {
      for (const piece of pieces) line.enqueue(piece)
      line.close()
    },
  })
  const events: { id: string | undefined; data: string }[] = []
  let heard = 0
  await readEvents(
    body,
    ({ id, data }) => events.push({ id, data }),
    () => heard++,
  )
  return { events, heard }
}

/** The same bytes, split at these places. */
const cutAt = (all: Bytes, places: readonly number[]): Bytes[] => {
  const cuts = [0, ...places.map((place) => place % (all.length + 1)).toSorted((a, b) => a - b), all.length]
  return cuts.slice(1).map((to, at) => all.slice(cuts[at], to))
}

describe('server-sent events', () => {
  it('are parsed the same wherever the network splits them, even within a character or a line break', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/g, '·'))
    const event = fc.record({ id: fc.nat().map(String), lines: fc.array(line, { minLength: 1, maxLength: 3 }) })
    const end = fc.constantFrom('\n', '\r\n', '\r')
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 6 }),
        end,
        fc.array(fc.nat(2000), { maxLength: 30 }),
        async (sent, eol, places) => {
          const text = sent
            .map(({ id, lines }) =>
              [': still here', `id: ${id}`, ...lines.map((each) => `data: ${each}`), '', ''].join(eol),
            )
            .join('')
          // The end of a line with a bare carriage return is only known when more arrives.
          const all = bytes(text + (eol === '\r' ? ': \n' : ''))
          const { events } = await readAll(cutAt(all, places))
          expect(events).toEqual(sent.map(({ id, lines }) => ({ id, data: lines.join('\n') })))
        },
      ),
    )
  })

  it('report comments that only keep the connection open', async () => {
    expect(await readAll([bytes(': \n\n'), bytes(': \n\n')])).toEqual({ events: [], heard: 2 })
  })

  it('are discarded when the connection breaks before they are complete', async () => {
    const { events } = await readAll([bytes('id: 1\ndata: whole\n\nid: 2\ndata: ha')])
    expect(events).toEqual([{ id: '1', data: 'whole' }])
  })
})
