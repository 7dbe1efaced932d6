import type { Context } from 'hono'
import { z } from '#contract/zod'
import { Refusal } from '#server/refusal'

/**
 * How often a stream sends a heartbeat and checks that the caller is still allowed to listen, in milliseconds; below the idle
 * time of the usual proxies.
 */
const usualBeat = 15_000
/** How long a client waits before it reconnects, in milliseconds. */
const comeAgain = 1000

interface Manner {
  /** Schema of each event. */
  data: z.ZodMiniType
  /** Aborted here when the client has disconnected. */
  left: AbortController
  /** Throws a refusal once the caller can no longer listen. */
  check: () => Promise<unknown>
  beat?: number | undefined
}

const idOf = (event: unknown) => {
  const { seq } = event as { seq?: unknown }
  return typeof seq === 'number' ? `id: ${seq}\n` : ''
}

/**
 * Answers with the events as server-sent events: the only way to stream. An event is requested only once the client has read the
 * one before. The stream is never compressed, which would hold events back. It ends when the client disconnects, the server
 * stops, the events end, or the caller's session or role ends, which is checked with every beat.
 */
export function sendEvents(
  c: Context,
  events: AsyncIterable<unknown>,
  { data, left, check, beat = usualBeat }: Manner,
): Response {
  const text = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<unknown>> | undefined

  /** Returns the next event, or null when there was none for a beat. */
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
    const message = z.parse(data, found.value)
    return `${idOf(message)}data: ${JSON.stringify(message)}\n\n`
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
          const message = await line()
          if (message !== null) return controller.enqueue(text.encode(message))
        } catch (error) {
          // The client reconnects and continues where it was, or receives the reason for the refusal.
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
    // A proxy that buffers responses would buffer this one forever.
    'X-Accel-Buffering': 'no',
  })
}
