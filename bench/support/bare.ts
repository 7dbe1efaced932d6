import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that takes every body and answers nothing but that it has: what is left of a figure here is the computer's. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('ready'))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.stdin.on('end', () => process.exit()).resume()
