import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { root } from '#server/root'
import type { EdgeCall } from './edge-calls'

/** Milliseconds after which an unanswered request counts as never answered. */
const deadline = 15_000
const alone = 5_000
const inBatch = 50

/** A server in a process of its own: an endless loop in a handler cannot time itself out, but its process can be killed. */
interface Child {
  process: ChildProcess
  port: number
  agent: Agent
  errors: string[]
}

async function start(url: string): Promise<Child> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/edge-server.ts'], {
    cwd: root,
    // No test runs in that process, so nothing may be cleaned up after one.
    env: { ...process.env, VITEST: undefined, DATABASE_URL: url, NODE_ENV: 'test' },
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(errors.join(''))
    }),
  ])) as [Buffer]
  return {
    process: child,
    port: Number(String(line)),
    agent: new Agent({ keepAlive: true }),
    errors,
  }
}

/** The status of a response once it is complete, or null on timeout; for a stream, the status alone is enough. */
export function send(
  { port, agent }: { port: number; agent: Agent },
  { method, path, headers, body }: EdgeCall,
  patience = deadline,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: patience }, (answer) => {
      const status = answer.statusCode ?? 0
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.on('error', () => {})
        sent.destroy()
        return resolve(status)
      }
      answer
        .resume()
        .on('end', () => resolve(status))
        .on('error', reject)
    })
    sent.on('timeout', () => {
      sent.destroy()
      resolve(null)
    })
    // A refusal can arrive before a long body was fully sent.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(0) : reject(error),
    )
    sent.end(body)
  })
}

/** The statuses of calls sent in one request, or null on timeout. */
async function sendBatch({ port }: { port: number }, calls: readonly EdgeCall[]): Promise<number[] | null> {
  const body = JSON.stringify(calls)
  try {
    const signal = AbortSignal.timeout(deadline)
    const answer = await fetch(`http://127.0.0.1:${port}/batch`, { method: 'POST', body, signal })
    return (await answer.json()) as number[]
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return null
    throw error
  }
}

/** Sends calls to a server over `url`'s database, which is killed and restarted when it stops responding. */
export interface Drive {
  /** The statuses of the calls, in order. Throws with the call that was answered by 5xx or never. */
  all(calls: readonly EdgeCall[], tokenOf: () => Promise<string | null>): Promise<number[]>
  end(): void
}

const shown = ({ method, path, body }: EdgeCall) => `${method} ${path} ${body ?? ''}`.slice(0, 600)

export async function edgeDrive(url: string): Promise<Drive> {
  let child = await start(url)

  async function restart(): Promise<void> {
    child.process.kill('SIGKILL')
    child.agent.destroy()
    child = await start(url)
  }

  /** Finds which of the calls of a batch stops the server, by sending them one by one. */
  async function culprit(calls: readonly EdgeCall[]): Promise<string> {
    for (const call of calls) {
      await restart()
      if ((await send(child, call, alone)) === null) return shown(call)
    }
    return `one of, or all together:\n${calls.map(shown).join('\n')}`
  }

  async function statusesOf(calls: readonly EdgeCall[]): Promise<number[]> {
    const statuses = await sendBatch(child, calls)
    if (!statuses) throw new Error(`never answered: ${await culprit(calls)}`)
    return statuses
  }

  function refuseFault(status: number, call: EdgeCall) {
    if (status >= 500) throw new Error(`${status}: ${shown(call)}\n${child.errors.at(-1) ?? ''}`)
  }

  return {
    async all(calls, tokenOf) {
      const statuses: number[] = []
      let token = await tokenOf()
      const signed = (call: EdgeCall): EdgeCall =>
        token ? { ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } } : call
      for (let at = 0; at < calls.length; at += inBatch) {
        const batch = calls.slice(at, at + inBatch)
        const found = await statusesOf(batch.map(signed))
        for (const [each, call] of batch.entries()) {
          let status = found[each] ?? 0
          // An earlier call has ended the session: perhaps this batch's last, or the one that was sent again just now.
          for (let nth = 0; nth < 2 && status === 401 && token; nth++) {
            if (nth > 0) token = await tokenOf()
            status = (await statusesOf([signed(call)]))[0] ?? 0
          }
          refuseFault(status, call)
          statuses.push(status)
        }
      }
      return statuses
    },
    end: () => void child.process.kill('SIGKILL'),
  }
}
