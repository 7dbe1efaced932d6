import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app'
import { connect } from '#server/db/connect'
import { noLimits } from '#server/http/limits'
import { createLog } from '#server/log'
import { testDeps } from '#tests/support/deps'

/** The product over the parent process's database; errors are written to standard error, one per line. */
const log = createLog({ LOG_LEVEL: 'error' }, { write: (line: string) => process.stderr.write(line) })
const deps = await testDeps(connect(process.env.DATABASE_URL ?? ''), { log })
const app = createApp(deps, { limits: noLimits, readiness: { ready: true } })
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
// The parent process has ended.
process.stdin.on('end', () => process.exit()).resume()
