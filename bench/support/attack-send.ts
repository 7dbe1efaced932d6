import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { AttackCall } from './attack-calls'

/** How a request ended: with a status, cut off by the server, not in time, or not before the end of the attack. */
export type Outcome = number | 'cut off' | 'no answer' | 'unfinished'

/** How long a request waits for a response, in milliseconds. */
const patience = 30_000

/** Sends a request many times in one packet, and disconnects at the first bytes of a response. */
function pipelined(port: number, { method, path }: AttackCall, times: number, address: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\n\r\n`
    socket.setTimeout(patience, () => {
      resolve('no answer')
      socket.destroy()
    })
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]) || 'cut off')
      socket.destroy()
    })
    socket.on('error', () => {}).once('close', () => resolve('cut off'))
    socket.write(head.repeat(times))
  })
}

/** Sends requests over at most `connections` connections; `end` closes the remaining ones. */
export function sender(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (call: AttackCall, address: string): Promise<Outcome> => {
    if (call.times) return pipelined(port, call, call.times, address)
    const { method, path, headers, body, pace } = call
    return new Promise((resolve) => {
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
  }
  return { send, end: () => agent.destroy() }
}
