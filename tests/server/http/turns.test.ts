import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as otherTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Listener } from '#server/http/in-flight'
import { inTurns } from '#server/http/turns'

const response = {} as ServerResponse
const aRequest = (url: string, socket = { destroyed: false }) => ({ url, socket }) as IncomingMessage

/** Sends the requests in one turn, and returns what has started by the end of each turn. */
async function started(wrap: (listener: Listener) => Listener, requests: IncomingMessage[]): Promise<string[][]> {
  let now: string[] = []
  const turns: string[][] = []
  const listener = wrap(({ url = '' }) => now.push(url))
  for (const each of requests) listener(each, response)
  for (let turn = 0; turn <= requests.length; turn++) {
    turns.push(now)
    now = []
    await otherTurn()
  }
  return turns.filter((each) => each.length > 0)
}

test('of the requests that arrive together one is started per turn, in order, so that new connections are accepted in between', async () => {
  const requests = ['/a', '/b', '/c'].map((url) => aRequest(url))
  expect(await started(inTurns, requests)).toEqual([['/a'], ['/b'], ['/c']])
  // The control: without turns all of them are started at once.
  expect(await started((listener) => listener, requests)).toEqual([['/a', '/b', '/c']])
})

test('/healthz and /readyz are answered before the requests that wait', async () => {
  const requests = ['/a', '/b', '/readyz', '/healthz'].map((url) => aRequest(url))
  expect(await started(inTurns, requests)).toEqual([['/a', '/readyz', '/healthz'], ['/b']])
})

test('a request whose client has disconnected meanwhile is not started, and its work ends', async () => {
  const socket = { destroyed: false }
  const begun: string[] = []
  const listener = inTurns(({ url = '' }) => begun.push(url))
  listener(aRequest('/a'), response)
  const work = listener(aRequest('/b', socket), response)
  socket.destroyed = true
  await work
  await otherTurn()
  expect(begun).toEqual(['/a'])
  // The next one is not held up.
  listener(aRequest('/c'), response)
  expect(begun).toEqual(['/a', '/c'])
})
