import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundInFlight, type InFlight } from '#server/http/in-flight'

const request = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: naru.test\r\n\r\n`

/** A server that answers when it is told to, and what has reached it. */
async function aServer(bounds: InFlight) {
  const waiting: ServerResponse[] = []
  const server = createServer(boundInFlight((_, response) => void waiting.push(response), bounds)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    let text = ''
    socket.on('data', (data) => (text += data))
    return { socket, text: () => text, closed: once(socket, 'close') }
  }
  const answer = () => {
    for (const response of waiting.splice(0)) response.end('yes')
  }
  return { open, waiting, answer }
}

test('a connection that brings more requests than it may before they are answered is ended, and no more of them are begun', async () => {
  const { open, waiting } = await aServer({ connection: 3, all: 100 })
  const { socket, closed } = open()
  socket.write(request().repeat(500))
  await closed
  expect(waiting).toHaveLength(3)
})

test('one that brings as many as it may is answered, again and again', async () => {
  const { open, waiting, answer } = await aServer({ connection: 3, all: 100 })
  const { socket, text } = open()
  for (const times of [1, 2]) {
    socket.write(request().repeat(3))
    await expect.poll(() => waiting.length).toBe(3)
    answer()
    await expect.poll(() => text().match(/yes/g)?.length).toBe(3 * times)
  }
})

test('beyond what all connections may bring the answer is 503, not to a probe, and only until others are answered', async () => {
  const { open, waiting, answer } = await aServer({ connection: 2, all: 2 })
  for (const { socket } of [open(), open()]) socket.write(request())
  await expect.poll(() => waiting.length).toBe(2)
  const late = open()
  late.socket.write(request())
  await late.closed
  expect(late.text()).toMatch(/^HTTP\/1\.1 503 /)
  expect(late.text()).toMatch(/retry-after: 5/i)
  open().socket.write(request('/readyz'))
  await expect.poll(() => waiting.length).toBe(3)
  answer()
  const next = open()
  await expect
    .poll(() => {
      if (waiting.length === 0 && !next.socket.closed) next.socket.write(request())
      return waiting.length
    })
    .toBeGreaterThan(0)
})
