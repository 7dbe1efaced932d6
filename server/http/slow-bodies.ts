import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How slowly a body may come, and an answer be taken. */
export interface Pace {
  /** Time for which nothing is asked of it, in milliseconds. */
  grace: number
  /** Bytes a second that it has to have brought on average from then on. */
  rate: number
  /** Time after which it has to be there, in milliseconds: the client gives its call up after 100 s (product §7). */
  whole: number
  /** How long a connection that waits for an answer may be idle, in milliseconds; live events have a heartbeat. */
  still: number
  /** How often a body is looked at, in milliseconds. */
  look: number
}

export const usualPace: Pace = { grace: 15_000, rate: 2048, whole: 120_000, still: 120_000, look: 5000 }

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends a request whose body trickles in, as Node ends one whose headers do. A request that has come as a whole may be answered
 * for as long as it takes, as live events are. Returns how many bodies are being waited for now.
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
      // It is unread yet, but it is there.
      if (request.complete) {
        forget(request)
        continue
      }
      const beyond = now - since - grace
      const asked = (beyond / 1000) * rate
      if (beyond <= 0 || request.socket.bytesRead - before >= asked) continue
      forget(request)
      // What waits for the body learns of it as of a sender who goes away.
      request.socket.end(answer, () => request.socket.destroy())
      request.destroy()
    }
  }
  // Before the one that answers: it may have read all by the time that we would look.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!bringsBody(request)) return
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead })
    for (const end of ['end', 'close'] as const) request.once(end, () => forget(request))
    // One that was answered before it had come is never closed as a request: its socket ends alone.
    response.once('close', () => forget(request))
    timer ??= setInterval(check, look).unref()
  })
  return () => coming.size
}
