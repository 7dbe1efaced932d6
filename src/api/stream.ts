import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { addressOf, CallError, connected, errorOf } from './call'

/** The wait before the stream is reopened: doubled with each failure, in ms. */
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** A connection that carried nothing for this long, not even keep-alives, is dead, in ms. */
const silenceMs = 75_000

/**
 * Reads server-sent events until the stream ends. `onPiece` is called for every chunk, keep-alives too. A chunk can end anywhere,
 * even within a character.
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
  /** Whether the stream is open. */
  onLine?: (open: boolean) => void
  /** The server refuses this visitor: the stream is not retried. */
  onRefused?: (error: CallError) => void
  signal: AbortSignal
}

/** Waits `ms`, or until the signal aborts or the network is back. */
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

/** Whether repeating the request would get the same refusal. */
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

/** Aborts when `alive` was not called for `silenceMs`. */
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
 * Listens to an endpoint that sends events, with the visitor's token, until `signal` aborts. A broken connection is reopened and
 * resumes after the last event received. The wait grows with each failure and is cut short when the network is back.
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
      // A connection that broke and one that never opened are both retried.
    } finally {
      dog.end()
    }
    onLine?.(false)
    if (!signal.aborted) await pause(wait, signal)
    wait = Math.min(wait * 2, longestWaitMs)
  }
}
