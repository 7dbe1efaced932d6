import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The minimum pace at which a body must arrive and a response be read. */
export interface Pace {
  /** Time without any requirement, in milliseconds. */
  grace: number
  /** Bytes per second that must have arrived on average after `grace`. */
  rate: number
  /** Time after which the whole body must have arrived, in milliseconds: the client gives up after 100 s (product §7). */
  whole: number
  /** How long a connection that waits for an answer can be idle, in milliseconds; live events have a heartbeat. */
  still: number
  /** How often a body is checked, in milliseconds. */
  look: number
}

export const usualPace: Pace = { grace: 15_000, rate: 2048, whole: 120_000, still: 120_000, look: 5000 }

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends a request whose body trickles in, as Node ends one whose headers do. Once a request has arrived completely, its response
 * can take any time, as live events do. Returns a function for how many bodies are still arriving.
 */
export function endSlowBodies(server: Server, { grace, rate, look }: Pace): () => number {
  const coming = new Map<IncomingMessage, { since: number; before: number }>()
  let timer: NodeJS.Timeout | undefined
  const forget = (request: IncomingMessage) => {
    coming.delete(request)
    if (coming.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const check = () => {
    const now = performance.now()
    for (const [request, { since, before }] of coming) {
      // The body has arrived completely, but is still unread.
      if (request.complete) {
        forget(request)
        continue
      }
      const beyond = now - since - grace
      const allowed = (beyond / 1000) * rate
      if (beyond <= 0 || request.socket.bytesRead - before >= allowed) continue
      forget(request)
      // Readers of the body see the same as when a sender disconnects.
      request.socket.end(answer, () => request.socket.destroy())
      request.destroy()
    }
  }
  // Before the listener that answers: it may have read the whole body before this one runs.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!bringsBody(request)) return
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead })
    for (const end of ['end', 'close'] as const) request.once(end, () => forget(request))
    // A request answered before it arrived completely never emits `close`; only its response does.
    response.once('close', () => forget(request))
    timer ??= setInterval(check, look).unref()
  })
  return () => coming.size
}
