import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { auth } from '#contract/auth'
import { catalog } from '#contract/catalog'
import { inquiry } from '#contract/inquiry'
import { payment } from '#contract/payment'
import type { RefusalBody } from '#contract/refusal'
import { search } from '#contract/search'
import { isTooDeep, unstorableIn } from '#server/http/readable'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'

const deps = await testDeps(await testDatabase())
const api = testApi(deps)
const { id } = await aProduct(deps)
/** Status, code and field of a refusal. */
const read = async (path: string, init: RequestInit = {}) => {
  const answer = await api.app.request(path, init)
  const { code, field } = (await answer.json()) as RefusalBody
  return [answer.status, code, field]
}
const refused = (field: string | undefined) => [400, 'validation.characters', field]
const half = '\ud83d'

describe('a deeply nested body', () => {
  const nested = (levels: number, [open, close]: readonly [string, string]) =>
    `${open.repeat(levels)}1${close.repeat(levels)}`
  const brackets = [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const

  test.each(brackets)('of %s is checked for 32 levels', (...pair) => {
    for (const [levels, answer] of [
      [31, false],
      [32, false],
      [33, true],
      [100_000, true],
    ] as const)
      expect(isTooDeep(JSON.parse(nested(levels, pair))), `${levels}`).toBe(answer)
  })

  // Bodies with a loose schema are serialized to JSON again, recursively.
  test.each(brackets)('of %s is refused before validation', async (...pair) => {
    const body = (levels: number) => `{"eventType":"x","data":${nested(levels, pair)}}`
    const hint = (levels: number) => api.call(payment.webhook, { body: {} }, { raw: body(levels) })
    expect((await hint(31)).status).toBe(200)
    const { status, refusal } = await hint(40_000)
    expect([status, refusal.code]).toEqual([400, 'general.badRequest'])
  })
})

describe('a body with an excessively long list or object', () => {
  const sent = async (value: unknown) => {
    const { status, refusal } = await api.call(
      payment.webhook,
      { body: {} },
      { raw: JSON.stringify({ eventType: 'x', data: { a: value } }) },
    )
    return [status, refusal?.code]
  }
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1]))

  // A schema validates each entry, and throws if all of many are invalid.
  test('is refused before validation, at any depth', async () => {
    for (const make of [(count: number) => Array(count).fill({}), named]) {
      expect(await sent(make(1_000))).toEqual([200, undefined])
      expect(await sent(make(1_001))).toEqual([400, 'general.badRequest'])
      expect(await sent([{ b: make(20_000) }])).toEqual([400, 'general.badRequest'])
    }
  })
})

test.each(['xn--0', '1.2.3.4.5'])(
  'an invalid host, such as %s, is refused before the address is parsed',
  async (host) => {
    const server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close().closeAllConnections())
    await once(server, 'listening')
    for (const path of ['/api/v1/products?lang=en&q=%41', '/dev/mailbox', '/healthz']) {
      const [answer] = (await once(
        get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers: { Host: host } }),
        'response',
      )) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBe(400)
    }
  },
)

describe('what no column can store is refused before validation, with its field', () => {
  test('in a body, including names', () => {
    expect(unstorableIn({ a: ['fine', { b: `x${half}` }] })).toBe('a.1.b')
    expect(unstorableIn({ a: { [half]: 1 } })).toBe('a')
    expect(unstorableIn({ a: 'a\0b' })).toBe('a')
    expect(unstorableIn({ a: '👩‍👩‍👧', b: [null, 1, true] })).toBe(null)
  })

  test('in a JSON body', async () => {
    const { status, refusal } = await api.call(auth.signin, { body: { email: `a${half}@naru.test`, password: 'x' } })
    expect([status, refusal.code, refusal.field]).toEqual(refused('email'))
  })

  test('in the body and in the file name of a form', async () => {
    const draft = {
      type: 'other',
      title: 'Title',
      content: 'A text that is long enough',
      lang: 'en',
      about: '',
    } as const
    const body = { ...draft, email: 'guest@naru.test', homepage: '' }
    const send = (title: string, name: string) =>
      api.call(inquiry.askAsGuest, {
        params: { site: 'shop' },
        body: { ...body, title },
        files: { file_1: new File(['x'], name) },
      })
    const inBody = await send(half, 'a.png')
    expect([inBody.status, inBody.refusal.code, inBody.refusal.field]).toEqual(refused('title'))
    const inName = await send('Title', 'a\0.png')
    expect([inName.status, inName.refusal.code, inName.refusal.field]).toEqual(refused('file_1'))
  })

  test.each(['%ED%A0%80', '%00', 'a%ED%A0%80b%20', '%FF', 'a=%00'])(
    '%s in the query and in the path',
    async (bytes) => {
      expect(await read(`/api/v1/products?lang=en&q=${bytes}`)).toEqual(refused('q'))
      expect(await read(`/api/v1/products/${bytes}/slots?date=2027-03-03`)).toEqual(refused('productId'))
      expect(await read(`/api/v1/products?lang=en&${bytes}=1`)).toEqual(
        refused(bytes.startsWith('a=') ? 'a' : undefined),
      )
    },
  )

  test('a percent sign that escapes nothing is taken literally', async () => {
    const answer = await api.app.request('/api/v1/products?lang=en&q=50%')
    expect(answer.status).toBe(200)
  })
})

test.each(['!!!', '?', '.,;:', '"\'"', '((', '|/\\', '---', '***', '……', '。、'])(
  'words of punctuation only, %s, find and break nothing',
  async (q) => {
    const bare = await api.call(catalog.list, { query: { lang: 'en' } })
    expect(bare.data.items.map((each) => each.id)).toEqual([id])
    const wordless = /^[\s,.;:!?"'()[\]{}/\\|]+$/.test(q)
    const found = await api.call(catalog.list, { query: { lang: 'en', q } })
    expect([found.status, found.data.items]).toEqual([200, wordless ? bare.data.items : []])
    for (const endpoint of [search.facets, search.nearMisses, search.suggestions])
      expect((await api.call(endpoint, { query: { lang: 'en', q } })).status).toBe(200)
  },
)

test('a number that is too high or too low is reported as such, and not as text', async () => {
  expect(await read('/api/v1/products?lang=en&per_page=1000')).toEqual([400, 'validation.numberHigh', 'per_page'])
  expect(await read('/api/v1/products?lang=en&page=1e300')).toEqual([400, 'validation.numberHigh', 'page'])
  expect(await read('/api/v1/products?lang=en&page=0')).toEqual([400, 'validation.numberLow', 'page'])
})

describe('a refusal sent before the body has arrived', () => {
  /** The server's raw output, until it ends the connection or has answered `answers` times. */
  async function written(text: string, answers = Number.POSITIVE_INFINITY): Promise<string> {
    const server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
    socket.on('error', () => {})
    socket.write(text)
    let seen = ''
    for await (const part of socket) {
      seen += part
      if (seen.split('HTTP/1.1 ').length > answers) break
    }
    return seen
  }
  const head = (length: number) =>
    `POST /api/v1/auth/signin HTTP/1.1\r\nHost: naru.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('closes the connection and says so: the rest of the body would be the next request', async () => {
    const seen = await written(`${head(300_000)}{"email":"`)
    expect(seen).toMatch(/^HTTP\/1\.1 413 /)
    expect(seen).toMatch(/\r\nconnection: close\r\n/i)
    expect(seen.split('HTTP/1.1 ')).toHaveLength(2)
  })

  test('keeps the connection once the body has arrived', async () => {
    const seen = await written(`${head(2)}{}${head(2)}{}`, 2)
    expect(seen).toMatch(/\r\nconnection: keep-alive\r\n/i)
    expect(seen.match(/HTTP\/1\.1 400 /g)).toHaveLength(2)
  })
})

test('a client that sends half of a body and disconnects is not logged as our failure', async () => {
  const server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const lines = () => deps.logged().split('\n').length
  const before = deps.logged().length
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/v1/auth/signin HTTP/1.1\r\nHost: naru.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema\r\n',
  )
  await once(server, 'request')
  const written = lines()
  socket.destroy()
  await expect.poll(lines).toBeGreaterThan(written)
  expect(deps.logged().slice(before)).toContain('"status":400')
  expect(deps.logged().slice(before)).not.toContain('request failed')
})
