import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, drain, listen, takeLeave } from '#server/http/listen'
import { StartProblem } from '#server/problem'

/** A server that the test answers, and a client that keeps its connection. */
async function handServer() {
  const server = createHttpServer(() => {})
  const port = await listen(server, 0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const ask = async () => {
    const arrival = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    const answer = once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>
    const [, response] = await arrival
    const text = answer.then(async ([message]) => Buffer.concat(await message.toArray()).toString())
    return { response, text }
  }
  return { server, port, ask }
}

test('a stopping server lets running requests end, and accepts no new one', async () => {
  const { server, port, ask } = await handServer()
  const { response, text } = await ask()
  const drained = drain(server)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  response.end('whole')
  expect(await text).toBe('whole')
  await drained
})

test('a kept-alive connection does not delay the end', async () => {
  const { server, ask } = await handServer()
  const { response, text } = await ask()
  response.end('done')
  await text
  await drain(server)
  expect(server.listening).toBe(false)
})

test('a draining server still responds, and each response closes its connection', async () => {
  const { server, ask } = await handServer()
  const kept = await ask()
  kept.response.end('before')
  expect(await kept.text).toBe('before')
  await takeLeave(server, 0)
  const { response, text } = await ask()
  expect(response.getHeader('connection')).toBe('close')
  response.end('after')
  expect(await text).toBe('after')
})

test('a port in use is reported in a sentence', async () => {
  const { port } = await handServer()
  const problem = new StartProblem(`Port ${port} is already in use: stop the program that uses it, or set PORT.`)
  await expect(
    listen(
      createHttpServer(() => {}),
      port,
      '127.0.0.1',
    ),
  ).rejects.toThrow(problem)
})
