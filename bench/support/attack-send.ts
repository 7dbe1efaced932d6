import { Agent, request } from 'node:http'
import type { AttackCall } from './attack-calls'

/** How a request ended: with a status, cut off by the server, not in time, or not before the attack. */
export type Outcome = number | 'cut off' | 'no answer' | 'unfinished'

/** Milliseconds that somebody waits for an answer. */
const patience = 30_000

/** Sends requests over at most so many connections; `end` ends those that are left. */
export function sender(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body, pace }: AttackCall, address: string): Promise<Outcome> =>
    new Promise((resolve) => {
      const sent = request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, 'X-Forwarded-For': address } },
        (answer) => {
          const done = () => resolve(answer.statusCode ?? 'cut off')
          answer.resume().on('end', done).on('error', done)
        },
      )
      const timer = setTimeout(() => {
        resolve('no answer')
        sent.destroy()
      }, patience)
      let drip: NodeJS.Timeout | undefined
      sent.on('close', () => {
        clearTimeout(timer)
        clearInterval(drip)
        resolve('cut off')
      })
      sent.on('error', () => resolve('cut off'))
      if (!pace) return void sent.end(body)
      sent.setHeader('Content-Length', String(body?.length ?? 0))
      drip = setInterval(() => sent.write(' '.repeat(pace)), 1000)
      sent.flushHeaders()
    })
  return { send, end: () => agent.destroy() }
}
