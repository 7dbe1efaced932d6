import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app'
import { mounted } from '#server/endpoints'
import { mountDocs } from '#server/http/docs'
import type { Env } from '#server/http/env'
import { noLimits } from '#server/http/limits'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

const endpoints = mounted.map(({ endpoint }) => endpoint)
const app = createApp(await testDeps(await testDatabase()), {
  limits: noLimits,
  readiness: { ready: true },
  extend: (each) => mountDocs(each, endpoints, 'test'),
  pages: (each) => each.get('*', (c) => c.html('a page')),
})

test('the API document has every endpoint of the contract, with its input and output', async () => {
  const { paths } = await (await app.request('/api/openapi.json')).json()
  for (const { method, path, body } of endpoints) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
    expect(operation, `${method} ${path}`).toBeDefined()
    expect(operation.requestBody !== undefined).toBe(body !== undefined)
    expect(operation.responses[200] ?? operation.responses[204]).toBeDefined()
  }
})

test('the API document is valid OpenAPI 3.1, and declares every guard that it names', async () => {
  const document = await (await app.request('/api/openapi.json')).json()
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  const named = new Set(
    Object.values<Record<string, { security?: object[] }>>(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each))),
  )
  expect([...named].toSorted()).toEqual(Object.keys(document.components.securitySchemes).toSorted())
  expect(named).toContain('guest')
})

test('the API document is rendered and compressed once for all requests', async () => {
  const streams = vi.spyOn(globalThis, 'CompressionStream')
  const texts = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => void vi.restoreAllMocks())
  const fresh = new Hono<Env>()
  mountDocs(fresh, endpoints, 'test')
  const ask = async () => {
    const answer = await fresh.request('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer()).toString('base64')]
  }
  const first = await ask()
  expect(first[0]).toBe('gzip')
  const written = texts.mock.calls.length
  expect(await Promise.all([ask(), ask()])).toEqual([first, first])
  expect([texts.mock.calls.length, streams.mock.calls.length]).toEqual([written, 0])
})

test('the API page and its files are served by this server', async () => {
  const page = await app.request('/api/docs')
  const text = await page.text()
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file as string)
  expect(page.status).toBe(200)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect([file, (await app.request(file)).status]).toEqual([file, 200])
})

test('an unknown address below /api is refused as JSON, any other is a page', async () => {
  const unknown = await app.request('/api/v1/nothing-here')
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'general.notFound'])
  expect(await (await app.request('/anything')).text()).toBe('a page')
})
