import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { address } from './address'

/** Bytes that arrive at once. */
const piece = 700
/** Bytes of a body that arrive in pieces: more than a window shows. */
const slow = 40_000
/** Milliseconds between two pieces: the first is painted before the second arrives. */
const pause = 40
/** Milliseconds between head and body: nothing is painted before the styles that the head names are loaded. */
const untilStyles = 500

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function sendSlowly(document: Buffer, to: ServerResponse): Promise<void> {
  const body = document.indexOf('<body')
  to.write(document.subarray(0, body))
  await wait(untilStyles)
  const end = Math.min(body + slow, document.length)
  for (let at = body; at < end && !to.destroyed; at += piece) {
    to.write(document.subarray(at, Math.min(at + piece, end)))
    await wait(pause)
  }
  to.end(document.subarray(end))
}

/** Serves the product under test with documents that arrive piece by piece, as over a bad network; the rest arrives as fast as ever. */
export async function slowDocuments(): Promise<{ origin: string; end: () => void }> {
  const { hostname, port } = new URL(address)
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document'
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) }
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, async (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      if (!isDocument) return response.pipe(answer)
      const pieces: Buffer[] = []
      for await (const each of response) pieces.push(each as Buffer)
      return sendSlowly(Buffer.concat(pieces), answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
