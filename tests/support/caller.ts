import { Agent, type IncomingMessage, request } from 'node:http'
import type { Product } from '#tests/support/spawn'

/** A caller that keeps a connection to a server, as a proxy does, and opens another one when the server closes it. */
export interface Caller {
  /** Sends a request once and returns its status. Throws when there was no response. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<number>
  /** The target of the next request. */
  at(): Product
}

export function aCaller(first: Product, next: Product, token: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let at = first
  return {
    at: () => at,
    async send(method, path, body) {
      const { port } = at
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port, agent, method, path, headers }, resolve)
        call.on('error', reject)
        call.end(body && JSON.stringify(body))
      })
      await answer.toArray()
      if (answer.headers.connection === 'close') at = next
      return answer.statusCode ?? 0
    },
  }
}
