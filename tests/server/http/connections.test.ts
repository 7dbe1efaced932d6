import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections } from '#server/http/connections'

const request = 'GET / HTTP/1.1\r\nHost: naru.test\r\n\r\n'

test('a network has a limited number of open connections, and another once one of them has closed', async () => {
  const server = createServer((_, response) => response.end('yes')).listen(0, '127.0.0.1')
  boundConnections(server, 2)
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    socket.write(request)
    const answered = once(socket, 'data').then(() => true)
    return { socket, isAnswered: await Promise.race([answered, once(socket, 'close').then(() => false)]) }
  }
  const [first, second, third] = [await open(), await open(), await open()]
  expect([first, second, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false])
  first.socket.destroy()
  await expect.poll(async () => (await open()).isAnswered).toBe(true)
})
