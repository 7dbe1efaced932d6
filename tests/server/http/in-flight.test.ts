import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundInFlight, type InFlight, type Listener } from '#server/http/in-flight'

const request = (path = '/', from = '198.51.100.1') =>
  `GET ${path} HTTP/1.1\r\nHost: naru.test\r\nX-Forwarded-For: ${from}\r\n\r\n`

/** A server that answers on command, and records what has reached it. */
async function aServer(bounds: Partial<InFlight>, work: Listener = () => {}) {
  const waiting: ServerResponse[] = []
  const listener: Listener = (request, response) => {
    waiting.push(response)
    return work(request, response)
  }
  const server = createServer(
    boundInFlight(listener, { connection: 8, network: 100, all: 100, leftWork: 600_000, ...bounds }, 1),
  ).listen(0, '127.0.0.1')
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

test('a connection with more requests in flight than allowed is closed, and no more of them are started', async () => {
  const { open, waiting } = await aServer({ connection: 3 })
  const { socket, closed } = open()
  socket.write(request().repeat(500))
  await closed
  expect(waiting).toHaveLength(3)
})

test('a connection with as many as allowed gets its responses, again and again', async () => {
  const { open, waiting, answer } = await aServer({ connection: 3 })
  const { socket, text } = open()
  for (const times of [1, 2]) {
    socket.write(request().repeat(3))
    await expect.poll(() => waiting.length).toBe(3)
    answer()
    await expect.poll(() => text().match(/yes/g)?.length).toBe(3 * times)
  }
})

for (const [how, go] of Object.entries({
  'is cut off': (socket: Socket) => socket.destroy(),
  'says that it sends no more': (socket: Socket) => socket.end(),
})) {
  test(`a connection that ${how} frees all of its slots, and each request’s work is notified`, async () => {
    const { open, waiting, answer } = await aServer({ connection: 5, all: 5 })
    const closed: number[] = []
    const { socket } = open()
    socket.write(request().repeat(5))
    await expect.poll(() => waiting.length).toBe(5)
    for (const [at, response] of waiting.splice(0).entries()) response.once('close', () => closed.push(at))
    go(socket)
    await expect.poll(() => closed.toSorted()).toEqual([0, 1, 2, 3, 4])
    const next = open()
    next.socket.write(request().repeat(5))
    await expect.poll(() => waiting.length).toBe(5)
    answer()
    await expect.poll(() => next.text().match(/yes/g)?.length).toBe(5)
  })
}

test('a client that disconnects keeps its slots until the work is done', async () => {
  let finish = () => {}
  const work = new Promise<void>((done) => (finish = done))
  const { open, waiting } = await aServer({ network: 2 }, () => work)
  const leaving = open()
  leaving.socket.write(request().repeat(2))
  await expect.poll(() => waiting.length).toBe(2)
  const closed = Promise.all(waiting.map((response) => once(response, 'close')))
  leaving.socket.destroy()
  await closed
  const early = open()
  early.socket.write(request())
  await early.closed
  expect(early.text()).toMatch(/^HTTP\/1\.1 503 /)
  finish()
  await work
  const late = open()
  late.socket.write(request())
  await expect.poll(() => waiting.length).toBe(3)
})

test('work that never ends keeps its slot for a limited time after the client has disconnected', async () => {
  const { open, waiting } = await aServer({ network: 1, leftWork: 5 }, () => new Promise(() => {}))
  for (const times of [1, 2, 3]) {
    const { socket } = open()
    socket.write(request())
    // Refused while the previous request has its place: it retries.
    await expect
      .poll(() => {
        if (waiting.length < times) open().socket.write(request())
        return waiting.length
      })
      .toBeGreaterThanOrEqual(times)
    for (const response of waiting) response.socket?.destroy()
    socket.destroy()
  }
})

test('one network has a share, a /48 twice as much, and other networks are served beyond it', async () => {
  const { open, waiting } = await aServer({ network: 2 })
  const arrives = async (from: string) => {
    const before = waiting.length
    const { socket, text } = open()
    socket.write(request('/', from))
    await expect.poll(() => waiting.length > before || text() !== '').toBe(true)
    return waiting.length > before
  }
  const arrived: boolean[] = []
  for (const from of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2']) arrived.push(await arrives(from))
  expect(arrived).toEqual([true, true, false, true])
  const wide: boolean[] = []
  for (const from of ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'])
    wide.push(await arrives(from))
  expect(wide).toEqual([true, true, true, true, false])
})

test('beyond the limit of all connections the response is 503, except for a probe, and only until other requests finish', async () => {
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
