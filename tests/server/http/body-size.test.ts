import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { boundBody } from '#server/http/body-size'
import type { Env } from '#server/http/env'

const most = 100_000

/** A server that reads bodies up to `most` bytes; returns the function that sends it one. */
async function reader() {
  const app = new Hono<Env>()
  app.use(boundBody(most, (c) => c.text('too large', 413)))
  app.post('/', async (c) => c.text(String((await c.req.text()).length)))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return async (body?: BodyInit) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...(body && { body, duplex: 'half' }) })
    return [response.status, await response.text()]
  }
}

/** A body that declares no length: it is sent in chunks. */
const inChunks = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream()

test('a body is refused over its limit, with a declared length or in chunks, and read at its limit', async () => {
  const send = await reader()
  const refused = [413, 'too large']
  expect(await send('x'.repeat(most + 1))).toEqual(refused)
  expect(await send(inChunks(most + 1))).toEqual(refused)
  expect(await send('x'.repeat(most))).toEqual([200, String(most)])
  expect(await send(inChunks(most))).toEqual([200, String(most)])
  expect(await send()).toEqual([200, '0'])
})
