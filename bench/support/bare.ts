import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that reads every body and does nothing else: any delay measured here is due to the computer. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('ready'))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.stdin.on('end', () => process.exit()).resume()
