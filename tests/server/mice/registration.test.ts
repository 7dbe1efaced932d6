import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { addDays } from '#contract/days'
import { miceCompanies, mostSavedCompanies } from '#contract/mice/company'
import { miceEdition } from '#contract/mice/edition'
import { badgeProduct } from '#contract/mice/gate'
import { type BuyerRegistration, miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { miceEdition as editionTable, micePerson, miceSeat } from '#server/modules/mice/mice.table'
import { gateKeys, verifyTicket } from '#server/ticket'
import { aMember, type Person } from '#tests/support/factories'
import { aMiceCompany, aMiceFair, aMiceSession, aVisitor, aVisitorDraft } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person
let fair: Awaited<ReturnType<typeof aMiceFair>>
const as = ({ token }: Person) => ({ token })
const own = (who: Person) => shop.call(miceRegistration.own, {}, as(who))
const visit = (who: Person, change: object = {}) =>
  shop.call(miceRegistration.visitor, { body: { ...aVisitorDraft(fair), ...change } }, as(who))

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  fair = await aMiceFair(shop.deps)
})

const buyer = (change: Partial<BuyerRegistration> = {}): BuyerRegistration => {
  const { profession: _, days: __, ...person } = aVisitorDraft(fair)
  return {
    ...person,
    ...{ events: 'to_20', size: 'to_500', budget: 'private', wants_hosting: false, hosting_reason: '' },
    ...change,
  }
}

describe('a registration for the MICE fair (product §3)', () => {
  test('is added to an existing account, and sends a badge by mail', async () => {
    expect((await own(member)).data).toEqual({ registration: null })
    const { data } = await visit(member)
    expect(data.registration).toMatchObject({
      year: fair.year,
      person: { organization: 'Paper Lantern Events', email: member.email },
      visitor: { profession: 'planner', days: [fair.days[0]?.day] },
      buyer: null,
      seller: null,
    })
    await shop.deps.jobs.drain(shop.deps)
    const mail = shop.deps.mails.at(-1)
    expect(mail).toMatchObject({ to: member.email, subject: 'Your badge for the Test MICE Fair' })
    expect(mail?.pictures).toHaveLength(1)
    // The code is not in the text, only in the picture.
    expect(mail?.text).not.toContain('NARU1.')
  })

  test('has one badge for all roles, signed and without a name in it', async () => {
    await visit(member)
    shop.deps.clock.advance({ minutes: 1 })
    await shop.call(miceRegistration.buyer, { body: buyer({ organization: 'Another name' }) }, as(member))
    const { data: badge } = await shop.call(miceRegistration.badge, {}, as(member))
    expect(badge).toMatchObject({ organization: 'Another name', roles: ['visitor', 'buyer'] })
    const ticket = verifyTicket(gateKeys(shop.deps.settings.TICKET_KEYS), badge.code)
    expect(ticket).toMatchObject({ reservation_number: badge.number, product_id: badgeProduct, party_size: 1 })
    expect(await shop.deps.db.$count(micePerson)).toBe(1)
  })

  test('is refused with an error at each invalid field', async () => {
    const refused = async (change: object) => {
      const { status, refusal } = await visit(member, change)
      return [status, refusal.code, refusal.field]
    }
    expect(await refused({ name_latin: '홍길동' })).toEqual([400, 'mice.latinName', 'name_latin'])
    expect(await refused({ agree_rules: false })).toEqual([400, 'validation.terms', 'agree_rules'])
    expect(await refused({ interests: [] })).toEqual([400, 'validation.required', 'interests'])
    expect(await refused({ days: [addDays(fair.days[0]?.day ?? '', 30)] })).toEqual([400, 'mice.dayUnknown', 'days'])
    const { refusal } = await shop.call(miceRegistration.buyer, { body: buyer({ wants_hosting: true }) }, as(member))
    expect([refusal.code, refusal.field]).toEqual(['validation.minText', 'hosting_reason'])
    expect((await own(member)).data.registration).toBeNull()
  })

  test('has a name with letters, not only signs', async () => {
    for (const name_latin of ["'", '...', '-', '\u0301\u0301'])
      expect((await visit(member, { name_latin })).refusal).toMatchObject({
        code: 'mice.latinName',
        field: 'name_latin',
      })
    for (const name_latin of ['J. P. O’Neil-Øst', 'Ng', 'É'])
      expect((await visit(member, { name_latin })).status).toBe(200)
  })

  test('is closed after its last day, but its details can still be edited', async () => {
    await visit(member)
    const closed = { ...fair, registration_closes: addDays(fair.registration_opens, 1) }
    await shop.deps.db.update(editionTable).set({ figures: closed })
    expect((await visit(member, { position: 'Director' })).data.registration?.person.position).toBe('Director')
    const { refusal } = await shop.call(miceRegistration.buyer, { body: buyer() }, as(member))
    expect(refusal.code).toBe('mice.registrationClosed')
  })

  test('shows what a scan passes on, and the consent can be withdrawn at any time', async () => {
    const leads = (agree_leads: boolean) => shop.call(miceRegistration.leads, { body: { agree_leads } }, as(member))
    expect((await leads(true)).status).toBe(404)
    await visit(member, { agree_leads: true })
    expect((await leads(false)).data.registration?.person.agree_leads).toBe(false)
  })

  test('ends with its last role: badge and seats are released, and the waitlist moves up', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const [one, two] = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)]
    await shop.call(miceRegistration.buyer, { body: buyer() }, as(one))
    for (const who of [one, two]) await shop.call(miceSessions.take, { params: { id } }, as(who))
    const leave = (role: 'visitor' | 'buyer' | 'seller') =>
      shop.call(miceRegistration.leave, { params: { role } }, as(one))
    expect((await leave('seller')).status).toBe(404)
    expect((await leave('visitor')).data.registration?.buyer).not.toBeNull()
    expect(await shop.deps.db.$count(miceSeat)).toBe(2)
    expect((await leave('buyer')).data.registration).toBeNull()
    expect((await shop.call(miceSessions.own, {}, as(two))).data).toMatchObject([{ state: 'seat' }])
    expect((await shop.call(miceRegistration.badge, {}, as(one))).status).toBe(404)
  })

  test('is removed with the account, whose seats go to the waitlist', async () => {
    const id = await aMiceSession(shop.deps, { seats: 1 })
    const [one, two] = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)]
    for (const who of [one, two]) await shop.call(miceSessions.take, { params: { id } }, as(who))
    const company = await aMiceCompany(shop.deps)
    await shop.call(miceCompanies.save, { params: { id: company }, body: { saved: true } }, as(one))
    expect((await shop.call(auth.withdraw, { query: {} }, as(one))).status).toBe(200)
    expect(await shop.deps.db.$count(micePerson, eq(micePerson.account_id, one.id))).toBe(0)
    expect((await shop.call(miceSessions.own, {}, as(two))).data).toMatchObject([{ state: 'seat' }])
  })

  test('is printed as a PDF with a Korean font', async () => {
    await visit(member, { organization: '종이등행사기획' })
    for (const lang of ['en', 'ko']) {
      const path = `${miceRegistration.print.path}?lang=${lang}`
      const answer = await shop.app.request(path, { headers: { authorization: `Bearer ${member.token}` } })
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })
})

test('a consent to leads is dated from when it was first given, however often it is repeated', async () => {
  await visit(member)
  const since = async () => (await shop.deps.db.select().from(micePerson))[0]?.leads_at
  const agree = async (agree_leads: boolean) => {
    shop.deps.clock.advance({ hours: 1 })
    await shop.call(miceRegistration.leads, { body: { agree_leads } }, as(member))
    return since()
  }
  const given = await agree(true)
  expect(given).toEqual(shop.deps.clock.now())
  expect(await agree(true)).toEqual(given)
  expect(await agree(false)).toEqual(shop.deps.clock.now())
})

describe('the public data of the MICE fair', () => {
  test('are of the fair that was announced and has not ended', async () => {
    expect((await shop.call(miceEdition.current, {})).data).toMatchObject({ year: fair.year, is_open: true })
    await shop.deps.db.update(editionTable).set({ announced_at: null })
    expect((await shop.call(miceEdition.current, {})).status).toBe(404)
    expect((await shop.call(miceCompanies.list, {})).data).toEqual([])
    expect((await shop.call(miceSessions.list, {})).data).toEqual([])
    expect((await own(member)).data).toEqual({ registration: null })
  })

  test('saved companies are limited in number, and can be removed', async () => {
    const [a, b] = [await aMiceCompany(shop.deps, 'B Center'), await aMiceCompany(shop.deps, 'a Center')]
    expect((await shop.call(miceCompanies.list, {})).data.map(({ id }) => id)).toEqual([b, a])
    const save = (id: string, saved: boolean) =>
      shop.call(miceCompanies.save, { params: { id }, body: { saved } }, as(member))
    await save(a, true)
    shop.deps.clock.advance({ minutes: 1 })
    expect((await save(b, true)).data).toEqual([a, b])
    expect((await save(a, false)).data).toEqual([b])
    expect((await save(crypto.randomUUID(), true)).status).toBe(404)
    expect(mostSavedCompanies).toBeGreaterThan(70)
  })
})
