import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, drain, listen } from '#server/http/listen'
import { endSlowBodies, type Pace } from '#server/http/slow-bodies'

const hasty: Pace = { grace: 150, rate: 10_000, whole: 60_000, still: 60_000, look: 30 }

/** An impatient server that reads a body, and reports how much of it arrived and how an incomplete one ended. */
async function impatient(pace: Pace, answer?: (request: IncomingMessage, response: ServerResponse) => void) {
  const failed: Promise<string>[] = []
  const server = createHttpServer(
    (request, response) => {
      if (answer) return answer(request, response)
      const read = request.toArray().then(
        (pieces) => {
          response.end(`came: ${Buffer.concat(pieces).length}`)
          return 'whole'
        },
        () => 'broken off',
      )
      failed.push(read)
    },
    { pace },
  )
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(async () => {
    server.closeAllConnections()
    await drain(server)
  })
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => {})
    return { socket, text: () => text, closed: once(socket, 'close') }
  }
  return { open, failed }
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: naru.test\r\nContent-Length: ${length}\r\n\r\n`

/** Sends a byte at a time while the connection is open; returns how many were sent. */
async function trickle(socket: Socket): Promise<number> {
  let sent = 0
  while (!socket.destroyed && socket.writable) {
    socket.write('x')
    sent++
    await pause(5)
  }
  return sent
}

test('a body that trickles in is ended with 408, long before it is complete, and its reader is told', async () => {
  const { open, failed } = await impatient(hasty)
  const { socket, text, closed } = open()
  socket.write(head(1_000_000))
  const sent = trickle(socket)
  await closed
  expect(text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(await sent).toBeLessThan(1_000_000)
  expect(await Promise.all(failed)).toEqual(['broken off'])
})

test('so is one that stops, and one in chunks without a declared length', async () => {
  const { open } = await impatient(hasty)
  const stopped = open()
  stopped.socket.write(`${head(1000)}half`)
  const chunked = open()
  chunked.socket.write('POST / HTTP/1.1\r\nHost: naru.test\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n')
  await Promise.all([stopped.closed, chunked.closed])
  for (const { text } of [stopped, chunked]) expect(text()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a long body that keeps arriving is read as a whole while slow ones beside it are ended', async () => {
  const { open, failed } = await impatient({ ...hasty, rate: 100 })
  const long = open()
  const slow = open()
  slow.socket.write(head(1000))
  long.socket.write(head(200_000))
  const ended = slow.closed.then(() => true)
  // The slow one, which began first, sets the pace of this test: the long one must not finish before it has ended.
  let sent = 0
  const piece = 1000
  for (let isEnded = false; !isEnded || sent < 200_000; ) {
    isEnded ||= await Promise.race([ended, pause(10, false)])
    if (sent < 200_000 - (isEnded ? 0 : piece)) {
      long.socket.write('x'.repeat(piece))
      sent += piece
    }
  }
  while (!long.text().includes('came:')) await pause(5)
  expect(long.text()).toContain('came: 200000')
  expect(slow.text()).toMatch(/^HTTP\/1\.1 408 /)
  expect((await Promise.all(failed)).toSorted()).toEqual(['broken off', 'whole'])
})

test('a slow response, such as live events, is not cut off, with and without a body', async () => {
  const slow = await impatient({ ...hasty, whole: 400 }, (request, response) => {
    request.resume()
    response.write('first;')
    answers.push(() => response.end('last'))
  })
  const answers: (() => void)[] = []
  const reads = slow.open()
  reads.socket.write('GET / HTTP/1.1\r\nHost: naru.test\r\n\r\n')
  const wrote = slow.open()
  wrote.socket.write(`${head(4)}body`)
  // Meanwhile other requests arrive and are ended, more than once.
  for (let times = 0; times < 3; times++) {
    const trickles = slow.open()
    trickles.socket.write(head(1000))
    await trickles.closed
  }
  for (const end of answers) end()
  for (const { text } of [reads, wrote]) {
    while (!text().includes('last')) await pause(5)
    expect(text()).toContain('first;')
  }
})

test('a body that was refused before it arrived is no longer awaited', async () => {
  const server = createServer(
    getRequestListener(() => new Response('no', { status: 429, headers: { Connection: 'close' } })),
  )
  const waitedFor = endSlowBodies(server, { ...hasty, grace: 60_000 })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => drain(server))
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const most: number[] = []
  server.on('request', () => most.push(waitedFor()))
  socket.resume().write(`${head(50_000_000)}${'x'.repeat(200_000)}`)
  await once(socket, 'close')
  expect(most).toEqual([1])
  expect(waitedFor()).toBe(0)
})

test('headers that trickle in are ended too', async () => {
  const { open, failed } = await impatient({ ...hasty, whole: 300 })
  const { socket, text, closed } = open()
  socket.write('POST / HTTP/1.1\r\n')
  await closed
  expect(text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(failed).toEqual([])
})

test('a response whose bytes the client does not read is ended, and its producer is told', async () => {
  const ended: Promise<unknown>[] = []
  const { open } = await impatient({ ...hasty, still: 300 }, (_, response) => {
    ended.push(once(response, 'close'))
    const more = () => {
      while (response.write('x'.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
  })
  const { socket } = open()
  socket.pause().write('GET / HTTP/1.1\r\nHost: naru.test\r\n\r\n')
  await expect.poll(() => ended.length).toBe(1)
  await ended[0]
})
