import { describe, expect, test } from 'vitest'
import { type Area, areas, type Endpoint } from '#contract/endpoint'
import { mounted } from '#server/endpoints'
import { areasOf } from '#server/http/authorize'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { anAccount, type Person, roleOf } from '#tests/support/factories'

const sample: Record<string, string> = {
  productId: 'some-product',
  site: 'shop',
  board: 'notice',
  document: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  colleague: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  file: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  note: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  person: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  id: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11',
  code: 'A'.repeat(43),
  social_type: 'kakao',
}
const addressOf = ({ path }: Endpoint) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    /\/orders\//.test(path) ? 'NR261120-ABCDEFGHJK' : (sample[name] ?? 'x'),
  )

const guarded = mounted.map(({ endpoint }) => endpoint).filter(({ auth }) => auth !== 'none')
const names = guarded.map((endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const)

const deps = await testDeps(await testDatabase())
const { app } = testApi(deps)
const people = {} as Record<Area, Person>
for (const area of areas) people[area] = await anAccount(deps, { area, role: roleOf[area] })

const ask = (endpoint: Endpoint, token?: string) =>
  app.request(addressOf(endpoint), {
    method: endpoint.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: endpoint.body ? '{}' : undefined,
  })

describe('every guarded endpoint (product §6)', () => {
  test('there are guarded endpoints to try', () => {
    expect(guarded.length).toBeGreaterThan(10)
  })

  test.each(names)('%s answers 401 without a token', async (_, endpoint) => {
    const answer = await ask(endpoint)
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'auth.signinRequired'])
  })

  test.each(names)('%s answers 401 to a token of each other area and to one that was made up', async (_, endpoint) => {
    const own = areasOf(endpoint, { site: 'shop' })
    const others = areas.filter((area) => !own.includes(area)).map((area) => people[area].token)
    for (const token of [...others, 'A'.repeat(43)]) {
      const answer = await ask(endpoint, token)
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'auth.expired'])
    }
  })

  test.each(names)('%s lets the holders of its own areas past the guard', async (_, endpoint) => {
    const own = areasOf(endpoint, { site: 'shop' })
    expect(own).not.toEqual([])
    for (const area of own) {
      const { token } = await anAccount(deps, { area, role: endpoint.roles?.[0] ?? roleOf[area] })
      const answer = await ask(endpoint, token)
      expect([401, 403]).not.toContain(
        answer.status === 403 && (await answer.clone().json()).code === 'auth.foreignMember' ? 200 : answer.status,
      )
    }
  })
})
