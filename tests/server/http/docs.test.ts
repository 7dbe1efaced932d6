import { expect, test } from 'vitest'
import { createApp } from '#server/app'
import { mounted } from '#server/endpoints'
import { mountDocs } from '#server/http/docs'
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

test('the API document has every endpoint of the contract, with what it takes and answers', async () => {
  const { paths } = await (await app.request('/api/openapi.json')).json()
  for (const { method, path, body } of endpoints) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
    expect(operation, `${method} ${path}`).toBeDefined()
    expect(operation.requestBody !== undefined).toBe(body !== undefined)
    expect(operation.responses[200] ?? operation.responses[204]).toBeDefined()
  }
})

test('the API page and its files come from this server', async () => {
  const page = await app.request('/api/docs')
  const text = await page.text()
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file as string)
  expect(page.status).toBe(200)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect([file, (await app.request(file)).status]).toEqual([file, 200])
})

test('an address below /api that is none is refused as JSON, any other is a page', async () => {
  const unknown = await app.request('/api/v1/nothing-here')
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'general.notFound'])
  expect(await (await app.request('/anything')).text()).toBe('a page')
})
