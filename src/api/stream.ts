import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { addressOf, CallError, connected, errorOf } from './call'

/** The wait before the stream is opened again: doubled with each failure, in ms. */
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** A line on which nothing came for so long, not even what keeps it open, is dead, in ms. */
const silenceMs = 75_000

/**
 * Reads server-sent events until the line ends; `onPiece` hears of everything that comes, also of what only keeps the line
 * open. A piece may end anywhere, even within a character.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
  onPiece: () => void,
): Promise<void> {
  const parser = createParser({ onEvent })
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
    onPiece()
    parser.feed(next.value)
  }
}

interface Listener<E extends Endpoint> {
  onEvent: (event: Data<E>) => void
  /** Whether the line is open. */
  onLine?: (open: boolean) => void
  /** The server does not want this visitor: the stream is not tried again. */
  onRefused?: (error: CallError) => void
  signal: AbortSignal
}

/** Waits, unless it is ended or the network comes back before. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** An answer that will not be another one when it is asked for again. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

async function refusalOf(response: Response): Promise<CallError> {
  const data = (await response.json().catch(() => undefined)) as unknown
  return errorOf({ status: response.status, data }) ?? new CallError(response.status, 'general.error', '')
}

function addressIn<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const { params, query = {} } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const url = new URL(addressOf(endpoint, params), location.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** Aborts when nobody has called `alive` for `silenceMs`. */
function watchdog() {
  const control = new AbortController()
  let timer = setTimeout(() => control.abort(), silenceMs)
  return {
    signal: control.signal,
    alive: () => {
      clearTimeout(timer)
      timer = setTimeout(() => control.abort(), silenceMs)
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * Listens to an endpoint that sends events, with the visitor's token, until `signal` ends it. A line that breaks is opened
 * again and goes on after the last event that came; the wait grows with each failure, and ends when the network is back.
 */
export async function listen<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { onEvent, onLine, onRefused, signal }: Listener<E>,
): Promise<void> {
  const address = addressIn(endpoint, input)
  let last = ''
  let wait = firstWaitMs
  const take = ({ id = last, data }: EventSourceMessage) => {
    wait = firstWaitMs
    last = id
    onEvent(JSON.parse(data) as Data<E>)
  }
  while (!signal.aborted) {
    const dog = watchdog()
    try {
      const response = await fetch(address, {
        headers: { Accept: 'text/event-stream', ...connected(endpoint), ...(last && { 'Last-Event-ID': last }) },
        cache: 'no-store',
        signal: AbortSignal.any([signal, dog.signal]),
      })
      if (isFinal(response.status)) {
        onRefused?.(await refusalOf(response))
        return
      }
      if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
      onLine?.(true)
      await readEvents(response.body, take, dog.alive)
    } catch {
      // A line that broke and one that did not open are the same: it is tried again.
    } finally {
      dog.end()
    }
    onLine?.(false)
    if (!signal.aborted) await pause(wait, signal)
    wait = Math.min(wait * 2, longestWaitMs)
  }
}
