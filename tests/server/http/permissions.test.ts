import { describe, expect, test } from 'vitest'
import { type Area, areas, type Endpoint } from '#contract/endpoint'
import { rolesOf } from '#contract/sites/desks'
import { type Site, sites } from '#contract/sites/sites'
import { mounted } from '#server/endpoints'
import { areasOf } from '#server/http/authorize'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { anAccount, type Person, roleOf } from '#tests/support/factories'

const sample: Record<string, string> = {
  productId: 'some-product',
  board: 'notice',
  document: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  colleague: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  file: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  picture: 'logo',
  other: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  note: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  person: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  receipt: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  list: 'edu-admin.apply',
  key: 'exchange',
  id: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11',
  code: 'A'.repeat(43),
  social_type: 'kakao',
  year: '2027',
  number: '1',
  role: 'visitor',
  kind: 'preliminary',
  queue: 'clean-up',
  lead: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
  door: 'entrance',
}
const addressOf = ({ path }: Endpoint, site = 'shop') =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    /\/orders\//.test(path) ? 'NR261120-ABCDEFGHJK' : name === 'site' ? site : (sample[name] ?? 'x'),
  )

const guarded = mounted.map(({ endpoint }) => endpoint).filter(({ auth }) => auth !== 'none')
const names = guarded.map((endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const)

const deps = await testDeps(await testDatabase())
const { app } = testApi(deps)
const people = {} as Record<Area, Person>
for (const area of areas) people[area] = await anAccount(deps, { area, role: roleOf[area] })

const ask = (endpoint: Endpoint, token?: string, site?: Site) =>
  app.request(addressOf(endpoint, site), {
    method: endpoint.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: endpoint.body ? '{}' : undefined,
  })

describe('every guarded endpoint (product §6)', () => {
  test('there are guarded endpoints to try', () => {
    expect(guarded.length).toBeGreaterThan(10)
  })

  test.each(names)('%s responds with 401 without a token', async (_, endpoint) => {
    const answer = await ask(endpoint)
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'auth.signinRequired'])
  })

  test.each(names)('%s responds with 401 to a token of each other area and to an invented one', async (_, endpoint) => {
    const own = areasOf(endpoint, { site: 'shop' })
    const others = areas.filter((area) => !own.includes(area)).map((area) => people[area].token)
    for (const token of [...others, 'A'.repeat(43)]) {
      const answer = await ask(endpoint, token)
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'auth.expired'])
    }
  })

  test.each(names)('%s admits users of its own areas', async (_, endpoint) => {
    const own = areasOf(endpoint, { site: 'shop' })
    expect(own).not.toEqual([])
    for (const area of own) {
      const { token } = await anAccount(deps, { area, role: rolesOf(endpoint, { site: 'shop' })?.[0] ?? roleOf[area] })
      const answer = await ask(endpoint, token)
      expect([401, 403]).not.toContain(
        answer.status === 403 && (await answer.clone().json()).code === 'auth.foreignMember' ? 200 : answer.status,
      )
    }
  })
})

/** The staff of each desk besides the operators, who have access to all of them (product §6). */
const ownDesks: Partial<Record<Site, Partial<Record<'desk' | 'deskChief', readonly string[]>>>> = {
  'edu-travel': { desk: ['reviewer', 'chief'], deskChief: ['chief'] },
}
const staff = ['reviewer', 'chief', 'operator', 'gate-staff', 'supervisor', 'mice-gate-staff'] as const

const tokens = new Map<string, string>()
for (const role of staff) tokens.set(role, (await anAccount(deps, { area: 'admin', role })).token)

describe('the desk of a site (product §6)', () => {
  const ofDesk = names.filter(([, { roles }]) => typeof roles === 'string')

  test('has calls for boards, inquiries and text blocks', () => {
    expect(ofDesk.length).toBeGreaterThan(15)
    expect(new Set(ofDesk.map(([, { roles }]) => roles))).toEqual(new Set(['desk', 'deskChief']))
  })

  test.each(ofDesk)(
    '%s admits staff with the desk of the site, and responds with 403 to all other staff',
    async (_, endpoint) => {
      for (const site of sites) {
        const own = ownDesks[site]?.[endpoint.roles as 'desk'] ?? []
        for (const role of staff) {
          const { status } = await ask(endpoint, tokens.get(role), site)
          const isLetIn = role === 'operator' || own.includes(role)
          expect([site, role, status === 403]).toEqual([site, role, !isLetIn])
        }
      }
    },
  )
})
