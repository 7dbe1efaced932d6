import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app'
import { connect } from '#server/db/connect'
import { noLimits } from '#server/http/limits'
import { createLog } from '#server/log'
import { setHashCost } from '#server/modules/accounts/passwords'
import { cheapHash } from '#tests/support/cheap-hash'
import { testDeps } from '#tests/support/deps'
import type { EdgeCall } from '#tests/support/edge-calls'

// At the cost of the product each call with a password would take a tenth of a second.
setHashCost(cheapHash)
/** The product over the parent process's database; errors are written to standard error, one per line. */
const log = createLog({ LOG_LEVEL: 'error' }, { write: (line: string) => process.stderr.write(line) })
const deps = await testDeps(connect(process.env.DATABASE_URL ?? ''), { log })
const app = createApp(deps, { limits: noLimits, readiness: { ready: true } })

const atOnce = 6

/** The status of a response once it is complete; for a stream, which never is, the status alone. */
async function statusOf({ method, path, headers, body }: EdgeCall): Promise<number> {
  const answer = await app.request(path, { method, headers, ...(body !== undefined && { body }) })
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

/** The statuses of many calls that reach the server in one request: most of a small call's cost is the network's. */
async function batch(request: Request): Promise<Response> {
  const calls = (await request.json()) as EdgeCall[]
  const statuses: number[] = []
  for (let at = 0; at < calls.length; at += atOnce)
    statuses.push(...(await Promise.all(calls.slice(at, at + atOnce).map(statusOf))))
  return Response.json(statuses)
}

const server = createServer(
  getRequestListener((request, env) =>
    new URL(request.url).pathname === '/batch' ? batch(request) : app.fetch(request, env),
  ),
)
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
// The parent process has ended.
process.stdin.on('end', () => process.exit()).resume()
