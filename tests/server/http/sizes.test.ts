import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { mounted } from '#server/endpoints'
import { createHttpServer, drain, listen } from '#server/http/listen'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

const { app } = testApi(await testDeps(await testDatabase()))
const endpoints = mounted.map(({ endpoint }) => endpoint)
const bringing = endpoints.filter(({ body }) => body)
const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`

/** Chunks after which a body ends anyway, so that a server that reads it all fails here instead of filling the memory. */
const enough = 1024

/** Sends a body with its declared length; returns the status, and how many chunks of it were accepted. */
async function send({ method, path }: Endpoint, length: number, type = 'application/json'): Promise<[number, number]> {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken++ < enough) controller.enqueue(new Uint8Array(1024))
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { status } = await app.request(path.replace(/:\w+/g, 'x'), {
    method: method.toUpperCase(),
    headers: { 'Content-Type': type, 'Content-Length': String(length) },
    body,
    duplex: 'half',
  } as RequestInit)
  return [status, taken]
}

test('there are endpoints to test', () => {
  expect(bringing.length).toBeGreaterThan(40)
})

test.each(bringing.map((each) => [nameOf(each), each] as const))(
  '%s reads no byte of a body whose declared length is too large (security §2)',
  async (_, endpoint) => {
    const refused = endpoint.silent ? 204 : 413
    expect(await send(endpoint, (endpoint.bytes ?? 256 * 1024) + 1)).toEqual([refused, 0])
    if (endpoint.files)
      expect(await send(endpoint, 24 * 1024 * 1024 + 1, 'multipart/form-data; boundary=x')).toEqual([413, 0])
  },
)

test('address and headers together are 16 KiB at most, which bounds everything that parses them', async () => {
  let calls = 0
  const server = createHttpServer((_, response) => {
    calls++
    response.end()
  })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => drain(server))
  const answerTo = async (head: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}Host: naru.test\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => {})
    await once(socket, 'close')
    return text.split(' ')[1]
  }
  const long = 'a'.repeat(16 * 1024)
  expect(await answerTo(`GET /?q=${long} HTTP/1.1\r\n`)).toBe('431')
  for (const name of ['Cookie', 'Accept-Language', 'X-Forwarded-For', 'If-None-Match', 'Authorization'])
    expect(await answerTo(`GET / HTTP/1.1\r\n${name}: ${long}\r\n`)).toBe('431')
  expect(calls).toBe(0)
  expect(await answerTo('GET / HTTP/1.1\r\n')).toBe('200')
})
