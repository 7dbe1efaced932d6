import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { miceCompanies } from '#contract/mice/company'
import type { MiceFigures } from '#contract/mice/edition'
import { type LeadScan, miceLeads } from '#contract/mice/lead'
import { miceRegistration } from '#contract/mice/registration'
import { codeOf } from '#server/modules/mice/badge.service'
import { removeExhibitor } from '#server/modules/mice/companies.service'
import { miceEdition } from '#server/modules/mice/mice.table'
import { miceLead, miceLeadScan } from '#server/modules/mice-leads/lead.table'
import { forgetLeads } from '#server/modules/mice-leads/leads.service'
import { scanBadges } from '#server/modules/mice-leads/scan.service'
import { signTicket } from '#server/ticket'
import { aMember, type Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aSeller, aVisitor, aVisitorDraft } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let fair: MiceFigures & { year: number }
let seller: Person
let exhibit: string
const as = ({ token }: Person) => ({ token })

const agree = (who: Person, agree_leads: boolean) =>
  shop.call(miceRegistration.leads, { body: { agree_leads } }, as(who))
const codeFor = async (who: Person) => (await shop.call(miceRegistration.badge, {}, as(who))).data.code
const aScan = (code: string, change: Partial<LeadScan> = {}): LeadScan => ({
  ...{ id: crypto.randomUUID(), code, at: shop.deps.clock.now().toISOString() },
  ...{ words: '', stars: 0 },
  next_step: 'none',
  ...change,
})
const send = (who: Person, scans: LeadScan[], id = exhibit) =>
  shop.call(miceLeads.scan, { params: { id }, body: { scans } }, as(who))
const scan = async (one: LeadScan, who = seller) => {
  const { data } = await send(who, [one])
  if (!data[0]) throw new Error('nothing was answered')
  return data[0]
}
const list = async (who = seller) =>
  (await shop.call(miceLeads.list, { params: { id: exhibit }, query: {} }, as(who))).data.items
const ownExhibits = async (who: Person) => (await shop.call(miceLeads.exhibits, {}, as(who))).data

async function aWilling(): Promise<{ visitor: Person; code: string }> {
  const visitor = await aVisitor(shop.deps, fair)
  await agree(visitor, true)
  return { visitor, code: await codeFor(visitor) }
}

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  seller = await aSeller(shop.deps)
  await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
  exhibit = (await ownExhibits(seller)).exhibits[0]?.id ?? ''
})

describe('an exhibitor’s scan of a badge (product §3)', () => {
  test('passes on name, organization and email address, and nothing else', async () => {
    const { visitor, code } = await aWilling()
    const { result, lead } = await scan(aScan(code, { words: 'Wants stages', stars: 4, next_step: 'offer' }))
    expect(result).toBe('new')
    expect(Object.keys(lead ?? {}).toSorted()).toEqual([
      'email',
      'id',
      'name',
      'name_latin',
      'next_step',
      'organization',
      'scanned_at',
      'scanned_by',
      'stars',
      'version',
      'words',
    ])
    expect(lead).toMatchObject({ email: visitor.email, organization: 'Paper Lantern Events', words: 'Wants stages' })
    expect(await list()).toEqual([lead])
  })

  test('that is sent twice makes one lead, also in parallel', async () => {
    const { code } = await aWilling()
    const one = aScan(code, { words: 'Once' })
    const [first, second] = await Promise.all(
      [1, 2].map(() => scanBadges(shop.deps, seller.id, { id: exhibit, scans: [one] })),
    )
    expect([first?.[0]?.lead?.words, second?.[0]?.lead?.words]).toEqual(['Once', 'Once'])
    expect(await scan(one)).toMatchObject({ id: one.id, lead: { words: 'Once' } })
    expect(await shop.deps.db.$count(miceLead)).toBe(1)
    expect(await shop.deps.db.$count(miceLeadScan)).toBe(1)
  })

  test('of a known visitor adds the new notes, and keeps the existing ones', async () => {
    const { code } = await aWilling()
    await scan(aScan(code, { words: 'Met on Monday', stars: 3 }))
    const again = await scan(aScan(code, { words: 'Met on Tuesday', stars: 5, next_step: 'call' }))
    expect(again).toMatchObject({
      result: 'again',
      lead: { words: 'Met on Monday\nMet on Tuesday', stars: 3, next_step: 'call', version: 2 },
    })
  })

  test('by two colleagues who were both offline is one lead with the notes of both', async () => {
    const colleague = await aMember(shop.deps)
    const params = { id: exhibit }
    await shop.call(miceLeads.addStaff, { params, body: { email: colleague.email } }, as(seller))
    const { code } = await aWilling()
    const results = await Promise.all([
      scan(aScan(code, { words: 'Wants stages', stars: 2 })),
      scan(aScan(code, { words: 'Wants lanterns', next_step: 'call' }), colleague),
    ])
    expect(results.map(({ result }) => result).toSorted()).toEqual(['again', 'new'])
    const [lead, ...others] = await list()
    expect(others).toEqual([])
    expect(lead?.words.split('\n').toSorted()).toEqual(['Wants lanterns', 'Wants stages'])
    expect(lead).toMatchObject({ stars: 2, next_step: 'call' })
  })

  test('whose notes exceed the maximum is cut at a whole letter', async () => {
    const { code } = await aWilling()
    for (const letter of 'abc') await scan(aScan(code, { words: letter.repeat(1000) }))
    const { lead } = await scan(aScan(code, { words: `${'d'.repeat(996)}😀` }))
    expect(lead?.words).toHaveLength(3999)
    expect(lead?.words.endsWith('d')).toBe(true)
  })

  test('passes on nothing without the visitor’s consent, or after it was withdrawn; earlier leads stay', async () => {
    const unwilling = await aVisitor(shop.deps, fair)
    expect(await scan(aScan(await codeFor(unwilling)))).toMatchObject({ result: 'declined', lead: null })
    const { visitor, code } = await aWilling()
    await scan(aScan(code))
    await agree(visitor, false)
    expect(await scan(aScan(code, { words: 'Later' }))).toMatchObject({ result: 'declined', lead: null })
    expect(await list()).toMatchObject([{ email: visitor.email, words: '' }])
  })

  test('made before consent was withdrawn and sent afterwards passes on nothing', async () => {
    const { visitor, code } = await aWilling()
    const early = aScan(code)
    shop.deps.clock.advance({ minutes: 5 })
    await agree(visitor, false)
    expect((await scan(early)).result).toBe('declined')
  })

  test('reports the exhibitor’s own badge, a revoked one, another fair’s, and an invalid code separately', async () => {
    const results = async (...codes: string[]) =>
      (
        await send(
          seller,
          codes.map((code) => aScan(code)),
        )
      ).data.map(({ result }) => result)
    const { visitor, code } = await aWilling()
    const own = await codeFor(seller)
    await shop.call(miceRegistration.leave, { params: { role: 'visitor' } }, as(visitor))
    const { TICKET_KEYS } = shop.deps.settings
    const former = codeOf({ TICKET_KEYS }, 'MB000000-AAAAAAAA', {
      ...fair,
      days: [{ day: '2024-05-01', opens: '10:00', closes: '18:00' }],
    })
    const ticket = signTicket(TICKET_KEYS, {
      ...{ reservation_number: 'MB000000-BBBBBBBB', product_id: 'a-tour', date: '2027-03-09' },
      ...{ start_time: '10:00', party_size: 1 },
    })
    const bent = `${own.slice(0, -4)}AAAA`
    expect(await results(own, code, former, ticket, bent, 'MB000000-CCCCCCCC')).toEqual([
      ...['own', 'revoked', 'other_fair', 'unknown', 'unknown', 'unknown'],
    ])
    expect(await shop.deps.db.$count(miceLeadScan)).toBe(0)
  })

  test('counts for the exhibitor’s fair, also once the next one is announced', async () => {
    const { code } = await aWilling()
    const early = aScan(code)
    const [edition] = await shop.deps.db.select().from(miceEdition)
    const days = [{ day: `${fair.year + 1}-05-01`, opens: '10:00', closes: '18:00' }]
    if (!edition) throw new Error('there is no fair')
    await shop.deps.db
      .insert(miceEdition)
      .values({ ...edition, year: fair.year + 1, figures: { ...edition.figures, days } })
    expect((await scan(early)).result).toBe('new')
  })
})

describe('scanning for an exhibitor (product §3)', () => {
  test('is allowed for the member who ordered the booth and for colleagues named by address only', async () => {
    const [colleague, stranger] = [await aMember(shop.deps), await aMember(shop.deps)]
    const { code } = await aWilling()
    expect((await send(colleague, [aScan(code)])).status).toBe(404)
    const named = await shop.call(
      miceLeads.addStaff,
      { params: { id: exhibit }, body: { email: colleague.email } },
      as(seller),
    )
    expect(named.data).toMatchObject([{ email: colleague.email }])
    expect((await ownExhibits(colleague)).exhibits).toMatchObject([{ id: exhibit, is_owner: false }])
    expect((await scan(aScan(code), colleague)).result).toBe('new')
    for (const act of [
      () => send(stranger, [aScan(code)]),
      () => shop.call(miceLeads.list, { params: { id: exhibit }, query: {} }, as(stranger)),
      () => shop.call(miceLeads.staff, { params: { id: exhibit } }, as(colleague)),
      () => shop.call(miceLeads.addStaff, { params: { id: exhibit }, body: { email: 'a@b.test' } }, as(colleague)),
    ])
      expect((await act()).status).toBe(404)
    const person = named.data[0]?.id ?? ''
    await shop.call(miceLeads.removeStaff, { params: { id: exhibit, person } }, as(seller))
    expect((await send(colleague, [aScan(code)])).status).toBe(404)
    expect(await ownExhibits(stranger)).toEqual({ exhibits: [], ticket_keys: [] })
  })

  test('gets the same response for an address without an account', async () => {
    const body = { email: 'nobody@naru.test' }
    const { status, data } = await shop.call(miceLeads.addStaff, { params: { id: exhibit }, body }, as(seller))
    expect([status, data]).toMatchObject([200, [{ email: 'nobody@naru.test' }]])
  })

  test('is limited to twenty colleagues', async () => {
    const add = (at: number) =>
      shop.call(miceLeads.addStaff, { params: { id: exhibit }, body: { email: `c${at}@naru.test` } }, as(seller))
    for (let at = 0; at < 20; at += 1) expect((await add(at)).status).toBe(200)
    expect((await add(20)).refusal.code).toBe('mice.staffTooMany')
    const named = async () => (await shop.call(miceLeads.staff, { params: { id: exhibit } }, as(seller))).data
    expect(await named()).toHaveLength(20)
    const person = (await named())[0]?.id ?? ''
    await shop.call(miceLeads.removeStaff, { params: { id: exhibit, person } }, as(seller))
    const statuses = await Promise.all([21, 22, 23, 24].map(async (at) => (await add(at)).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    expect(await named()).toHaveLength(20)
  })
})

test.each(['scan', 'name a colleague', 'save'] as const)(
  'to %s for an exhibitor whose booth is canceled at that moment is refused',
  async (what) => {
    const { visitor, code } = await aWilling()
    const params = { id: exhibit }
    const acts = {
      scan: () => send(seller, [aScan(code)]),
      'name a colleague': () =>
        shop.call(miceLeads.addStaff, { params, body: { email: 'late@naru.test' } }, as(seller)),
      save: () => shop.call(miceCompanies.save, { params, body: { saved: true } }, as(visitor)),
    }
    const { db } = shop.deps
    const waiting = async () =>
      (
        await db.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length
    let acting: Promise<{ status: number }> | undefined
    await db.transaction(async (tx) => {
      await removeExhibitor(tx, exhibit)
      acting = acts[what]()
      await expect.poll(waiting).toBe(1)
    })
    expect((await acting)?.status).toBe(404)
  },
)

describe('a lead', () => {
  test('is edited where no colleague has edited it meanwhile, and deleted permanently', async () => {
    const { code } = await aWilling()
    const { lead } = await scan(aScan(code))
    const params = { id: exhibit, lead: lead?.id ?? '' }
    const edit = (base: number, words: string) =>
      shop.call(miceLeads.edit, { params, body: { words, stars: 5, next_step: 'email', base } }, as(seller))
    expect((await edit(1, 'First')).data).toMatchObject({ words: 'First', stars: 5, version: 2 })
    expect((await edit(1, 'Second')).refusal.code).toBe('mice.leadEdited')
    expect((await shop.call(miceLeads.remove, { params }, as(seller))).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await edit(2, 'Third')).status).toBe(404)
  })
})

describe('a visitor (product §5)', () => {
  const scans = async (who: Person) => (await shop.call(miceLeads.scanned, {}, as(who))).data

  test('sees which exhibitors scanned the badge and whether data was passed on', async () => {
    const { visitor, code } = await aWilling()
    expect(await scans(visitor)).toEqual([])
    await agree(visitor, false)
    await scan(aScan(code))
    expect(await scans(visitor)).toMatchObject([
      { company_id: exhibit, name: { en: 'Paper Lantern' }, passed_on: false },
    ])
    await agree(visitor, true)
    await scan(aScan(code))
    expect(await scans(visitor)).toMatchObject([{ passed_on: true }])
    const stranger = await aMember(shop.deps)
    await shop.call(miceRegistration.visitor, { body: aVisitorDraft(fair) }, as(stranger))
    expect(await scans(stranger)).toEqual([])
  })

  test('who closes the account is removed from every list', async () => {
    const { visitor, code } = await aWilling()
    await scan(aScan(code))
    await forgetLeads(shop.deps.db, visitor.id)
    expect(await shop.deps.db.$count(miceLead, eq(miceLead.account_id, visitor.id))).toBe(0)
    expect(await shop.deps.db.$count(miceLeadScan)).toBe(0)
  })
})
