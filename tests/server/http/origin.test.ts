import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { mounted } from '#server/endpoints'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps, testSettings } from '#tests/support/deps'

let api: TestApi
beforeEach(async () => {
  api = testApi(await testDeps(await testDatabase(), { settings: testSettings({ APP_URL: 'https://naru.example' }) }))
})

const all = mounted.map(({ endpoint }) => endpoint)
const name = ({ method, path }: Endpoint) => `${method} ${path}`
const silent = ({ silent }: Endpoint) => silent === true
const send = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  api.app.request(path.replaceAll(/:\w+/g, 'shop'), { method: method.toUpperCase(), headers, body: '{}' })

describe('a write without a token', () => {
  const open = all.filter(({ auth, method, body }) => auth === 'none' && method !== 'get' && body)

  it('exists', () => expect(open.length).toBeGreaterThan(10))

  it.each(open.filter((each) => !silent(each)).map((each) => [name(each), each] as const))(
    '%s is refused in the forms that another site’s page can send without a preflight',
    async (_, endpoint) => {
      const forms = ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=application/json']
      if (!endpoint.files) forms.push('multipart/form-data; boundary=x')
      for (const type of forms) {
        const answer = await send(endpoint, { 'content-type': type })
        // An invalid address is refused before the body is read.
        if (answer.status !== 404) expect([type, answer.status]).toEqual([type, 415])
      }
      expect((await send(endpoint, { 'content-type': 'Application/JSON; charset=utf-8' })).status).not.toBe(415)
    },
  )

  it.each(open.filter((each) => !silent(each)).map((each) => [name(each), each] as const))(
    '%s is refused where the browser says that another site sends it',
    async (_, endpoint) => {
      const json = { 'content-type': 'application/json' }
      const answer = await send(endpoint, { ...json, 'sec-fetch-site': 'cross-site' })
      if (answer.status !== 404) expect(answer.status).toBe(403)
      expect((await send(endpoint, { ...json, 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
    },
  )
})

describe('the development pages', () => {
  const ask = (host: string) => api.app.request(`http://${host}/dev/api/mailbox`)

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'naru.example', 'fair.localhost'])(
    'respond to %s',
    async (host) => expect((await ask(host)).status).not.toBe(403),
  )

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5', '[::2]:3000'])(
    'refuse %s, to which a page may have sent this machine’s browser',
    async (host) => {
      const answer = await ask(host)
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'general.ownHost'])
    },
  )
})
