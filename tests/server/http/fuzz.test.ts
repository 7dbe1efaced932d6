import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { rolesOf } from '#contract/sites/desks'
import { mounted } from '#server/endpoints'
import { areasOf } from '#server/http/authorize'
import { ownDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { callOf, type EdgeCall, edgeCalls, goodCall, isRefused } from '#tests/support/edge-calls'
import { edgeDrive } from '#tests/support/edge-drive'
import { schemaOf } from '#tests/support/edges'
import { anAccount, aProduct, roleOf } from '#tests/support/factories'
import { near } from '#tests/support/near'
import { aPartnershipDraft } from '#tests/support/partnership'
import { anAffiliateDraft } from '#tests/support/pass'
import { anAffiliateRow, aProductRow } from '#tests/support/sheet-rows'

const database = await ownDatabase()
const deps = await testDeps(database)
const tour = await aProduct(deps)
const { date, start_time, id, optionId } = tour
const phone = '01012345678'
const password = 'Passw0rd1'
const given = {
  ...{ site: 'shop', productId: id, product_id: id, tour_id: id, option_id: optionId, date, start_time },
  ...{
    from: date,
    to: date,
    date_from: date,
    date_to: date,
    day: date,
    email: 'somebody@naru.test',
    q: 'tour',
    duration: 'hours,day',
    language: 'en',
  },
  ...{
    phone,
    contact: phone,
    contact_phone: phone,
    nationality: 'KR',
    country: 'KR',
    account_number: '110123456789',
    title: 'A title',
  },
  ...{
    password,
    newPassword: password,
    password_confirm: password,
    party: { adult: 10, senior: 0, youth: 0, child: 0, infant: 0 },
  },
  ...{
    list: 'edu-admin.apply',
    ...{ krw_to_usd: 0.0007, usd_to_krw: 1465 },
    about: '',
    url: 'https://www.instagram.com/p/abc/',
    ...{ name_latin: 'Gildong Hong', hosting_reason: 'A congress in autumn' },
    ...{ homepage: 'https://naru.test', buyer_type: 'agency', not_held: null },
    items: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
    discount_won: null,
    claim_until: null,
    ...{ participant_code: 'K7M2-9QXD', answer_token: 'A'.repeat(43), changes: { been: 'never' } },
  },
}
/** Fields of the same name with another meaning. */
const givenAt = [
  [/\/second-factor/, { code: '123456' }],
  [/\/mice\/(?!years)/, { days: [date] }],
  [/\/mice\/applications/, { business_number: '123-45-67891' }],
  [/\/receipts\//, { seen: null }],
  [/admin\/products\/:productId\/sale/, { from: null, seen: null }],
  [/\/pass\/partnerships/, { ...aPartnershipDraft(), link_token: 'A'.repeat(43) }],
  [/departures\/prices\/check$/, { days: [date] }],
  [/admin\/products\/import(\/check)?$/, aProductRow(1)],
  [/admin\/pass\/affiliates\/import/, anAffiliateRow(1)],
  [/admin\/pass\/affiliates\/:id$/, { affiliate: anAffiliateDraft() }],
  [/\/education\/.*\/submit$/, { contact: 1, documents: [] }],
  [/\/desk-exports\//, { chosen: null, columns: ['number'], filters: { status: 'submitted' } }],
] as const
const givenFor = ({ path }: Endpoint) => ({
  ...given,
  ...Object.assign({}, ...givenAt.flatMap(([where, fields]) => (where.test(path) ? [fields] : []))),
})
/** Endpoints without a valid generated request: its `to` is a list of addresses, elsewhere a day. */
const onlyOdd = ['POST /api/v1/admin/coupons/:id/issue']
const drive = await edgeDrive(database.url)
afterAll(drive.end)

/** Requests close to what an endpoint accepts. Deterministic. */
function nearCalls(endpoint: Endpoint): EdgeCall[] {
  const parts = fc.record({
    params: near(schemaOf(endpoint.params)),
    query: near(schemaOf(endpoint.query)),
    body: near(schemaOf(endpoint.body)),
  })
  return fc.sample(parts, { numRuns: 15, seed: 20261120 }).map((each) => callOf(endpoint, each))
}

/** Each role that can call an endpoint; none for a public one. */
function callersOf(endpoint: Endpoint): (() => Promise<string | null>)[] {
  const own = areasOf(endpoint, { site: 'shop' })
  if (own.length === 0) return [async () => null]
  return own.flatMap((area) =>
    (rolesOf(endpoint, { site: 'shop' }) ?? [roleOf[area]]).map(
      (role) => async () => (await anAccount(deps, { area, role })).token,
    ),
  )
}

let sent = 0
const statusesSeen = new Set<number>()

test.each(mounted.map(({ endpoint }) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const))(
  'a request of %s is valid except for one field, so that code behind the contract is reached',
  (name, endpoint) => {
    const good = goodCall(endpoint, givenFor(endpoint))
    const refused = (['params', 'query', 'body'] as const).flatMap(
      (part) => endpoint[part]?.safeParse(good[part]).error?.issues ?? [],
    )
    const odd = refused.map(({ path, message }) => `${path.join('.')}: ${message}`)
    if (onlyOdd.includes(name)) expect(odd).not.toEqual([])
    else expect(odd).toEqual([])
  },
)

describe('no input breaks the server', () => {
  test.each(mounted.map(({ endpoint }) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const))(
    '%s answers the edges of every field without 5xx',
    async (_, endpoint) => {
      const calls = [...edgeCalls(endpoint, givenFor(endpoint)), ...nearCalls(endpoint)]
      const refused = calls.filter((call) => isRefused(endpoint, call))
      const rest = calls.filter((call) => !refused.includes(call))
      const [firstOf] = callersOf(endpoint)
      // Once is enough: the caller's role does not matter before a handler is reached.
      if (firstOf && refused.length > 0) {
        const statuses = await drive.all(refused, firstOf)
        // Where a parameter is refused, there is no such address.
        const due = endpoint.silent ? [204, 404] : [400, 401, 404]
        expect(statuses.filter((status) => !due.includes(status))).toEqual([])
        sent += statuses.length
        for (const status of statuses) statusesSeen.add(status)
      }
      for (const tokenOf of callersOf(endpoint)) {
        const statuses = await drive.all(rest, tokenOf)
        // They pass the guard: the input is refused.
        expect(statuses.some((status) => status !== 401 && status !== 403)).toBe(true)
        sent += rest.length
        for (const status of statuses) statusesSeen.add(status)
      }
    },
  )

  test('the calls were many, and reach the handlers behind the guards', () => {
    expect(sent).toBeGreaterThan(mounted.length * 20)
    expect([...statusesSeen]).toEqual(expect.arrayContaining([200, 204, 400, 404, 409]))
  })
})
