import type { Context } from 'hono'
import { z } from '#contract/zod'
import { Refusal } from '#server/refusal'

/** How often a stream says that it is there, and is asked whether it still may be, in milliseconds; below the idle time of the usual proxies. */
const usualBeat = 15_000
/** What a client waits before it comes again, in milliseconds. */
const comeAgain = 1000

interface Manner {
  /** What each event is. */
  data: z.ZodMiniType
  /** Aborted here when the client has gone. */
  left: AbortController
  /** Throws a refusal once the caller may listen no more. */
  check: () => Promise<unknown>
  beat?: number | undefined
}

const idOf = (event: unknown) => {
  const { seq } = event as { seq?: unknown }
  return typeof seq === 'number' ? `id: ${seq}\n` : ''
}

/**
 * Answers with the events as they come, as server-sent events: the one way to stream. Nothing is asked for that the reader
 * has not taken. It is never packed, which would hold events back, and ends when the reader goes, the server stops, the events
 * end, or the caller's session or role does, which is looked at with every beat.
 */
export function sendEvents(
  c: Context,
  events: AsyncIterable<unknown>,
  { data, left, check, beat = usualBeat }: Manner,
): Response {
  const text = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<unknown>> | undefined

  /** The next event, or null when there was none for a beat. */
  async function event() {
    next ??= iterator.next()
    let timer: NodeJS.Timeout | undefined
    const quiet = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, beat, null)
    })
    const first = await Promise.race([next, quiet]).finally(() => clearTimeout(timer))
    if (first) next = undefined
    return first
  }

  let checked = performance.now()
  async function line(): Promise<string | null> {
    const found = await event()
    if (performance.now() - checked >= beat) {
      await check()
      checked = performance.now()
    }
    if (!found) return ':\n\n'
    if (found.done) return null
    const told = z.parse(data, found.value)
    return `${idOf(told)}data: ${JSON.stringify(told)}\n\n`
  }

  const end = () => {
    left.abort()
    void iterator.return?.()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(text.encode(`retry: ${comeAgain}\n\n`)),
      async pull(controller) {
        try {
          const told = await line()
          if (told !== null) return controller.enqueue(text.encode(told))
        } catch (error) {
          // The reader comes again and goes on where it was, or reads why it may not.
          if (!(error instanceof Refusal)) c.get('log').warn({ err: error }, 'stream ended')
        }
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
  return c.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // A proxy that collects answers before it sends them on would collect for ever.
    'X-Accel-Buffering': 'no',
  })
}
