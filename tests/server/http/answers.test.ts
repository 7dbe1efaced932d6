import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint'
import { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { implement } from '#server/http/implement'
import { noLimits } from '#server/http/limits'
import { mount } from '#server/http/mount'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

let deps: Deps
beforeAll(async () => {
  deps = await testDeps(await testDatabase())
})

/** An endpoint that returns a name of each guest, over a handler that returns more. */
function guests(count: number) {
  const group = {
    list: endpoint({
      method: 'get',
      path: '/api/v1/guests',
      auth: 'none',
      data: z.object({
        guests: z.array(z.object({ name: z.string() })),
        best: z.nullable(z.object({ name: z.string() })),
      }),
    }),
  }
  const guest = (at: number) => ({ name: `Guest ${at}`, passport: `M1234567${at}` })
  const data = { guests: Array.from({ length: count }, (_, at) => guest(at)), best: guest(0), secret: 'of the house' }
  const app = new Hono<Env>()
  mount(app, implement(group, { list: () => data }), deps, { limits: noLimits })
  return (headers: Record<string, string> = {}) => app.request('/api/v1/guests', { headers })
}

test('no response contains anything that the contract does not name, at any depth', async () => {
  const { data } = await (await guests(2)()).json()
  expect(data).toEqual({ guests: [{ name: 'Guest 0' }, { name: 'Guest 1' }], best: { name: 'Guest 0' } })
})

test('a long response is compressed for a client that accepts it, and says that it varies', async () => {
  const ask = guests(200)
  const plain = await ask()
  const packed = await ask({ 'Accept-Encoding': 'gzip, deflate, br' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  for (const answer of [plain, packed]) {
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  }
})

test.each([
  ['a short response', 2, 'gzip'],
  ['a response to a client that refuses compression', 200, 'gzip;q=0, br'],
])('%s is not compressed', async (_, count, accept) => {
  const answer = await guests(count)({ 'Accept-Encoding': accept })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect((await answer.json()).data.guests).toHaveLength(count)
})
