import { Agent, type IncomingMessage, request } from 'node:http'
import type { Product } from '#tests/support/spawn'

/** One who keeps a connection to a server, as a proxy does, and turns to another when it is told that it is closed. */
export interface Caller {
  /** Sends a request once, whatever comes of it; answers its status. Throws when there was no answer. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<number>
  /** Where the next request goes. */
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
        const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, resolve)
        asked.on('error', reject)
        asked.end(body && JSON.stringify(body))
      })
      await answer.toArray()
      if (answer.headers.connection === 'close') at = next
      return answer.statusCode ?? 0
    },
  }
}
