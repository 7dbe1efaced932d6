import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairCompanies } from '#contract/fair/company'
import { fitOf } from '#contract/fair/fit'
import { fairParticipants } from '#contract/fair/participant'
import { fairWishes } from '#contract/fair/wish'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import type { Person } from '#tests/support/factories'
import { aFair, aParticipant, changeOf } from '#tests/support/fair'
import { pdf } from '#tests/support/signup'

let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await aFair(deps)
})

const as = ({ token }: Person) => ({ token })
const list = async (who: Person, query: Parameters<typeof api.call<typeof fairCompanies.list>>[1]['query'] = {}) =>
  (await api.call(fairCompanies.list, { query }, as(who))).data
const namesOf = async (who: Person, query = {}) => (await list(who, query)).items.map(({ company_en }) => company_en)
const wishFor = (who: Person, id: string, priority: number | null = 1) =>
  api.call(fairWishes.save, { params: { id }, body: { priority } }, as(who))

/** Everything a company reads about others, as text. */
async function allReads(who: Person, other: Person): Promise<string> {
  const params = { id: other.id }
  const answers = [
    await api.call(fairCompanies.list, { query: { per_page: 50 } }, as(who)),
    await api.call(fairCompanies.list, { query: { q: 'secret' } }, as(who)),
    await api.call(fairCompanies.detail, { params }, as(who)),
    await api.call(fairWishes.own, {}, as(who)),
    await api.call(fairWishes.received, {}, as(who)),
    await wishFor(who, other.id),
    await api.call(fairWishes.remove, { params }, as(who)),
  ]
  return JSON.stringify(answers.map(({ data }) => data ?? null))
}

describe('companies of the fair', () => {
  it('in test mode and all others never see each other, in any read; a control sees its own', async () => {
    const buyer = { test: await aParticipant(deps, { isTest: true }), real: await aParticipant(deps) }
    const sellers = {
      test: await aParticipant(deps, { side: 'seller', isTest: true, company_en: 'Secret of test' }),
      real: await aParticipant(deps, { side: 'seller', company_en: 'Secret of real' }),
    }
    for (const mode of ['test', 'real'] as const) {
      const other = mode === 'test' ? 'real' : 'test'
      const { data } = await api.call(
        fairParticipants.addDocument,
        { body: {}, files: { file: pdf() } },
        as(sellers[other]),
      )
      const document = data.documents[0]?.id ?? ''
      // As if each had wished for the other before its mode was changed.
      await deps.db.insert(fairWish).values([
        { from_id: sellers[other].id, to_id: buyer[mode].id, priority: 1, sent_at: deps.clock.now() },
        { from_id: buyer[mode].id, to_id: sellers[other].id, priority: 1, sent_at: deps.clock.now() },
      ])
      const params = { id: sellers[other].id, document }
      expect((await api.call(fairCompanies.document, { params }, as(buyer[mode]))).status).toBe(404)
      const seen = await allReads(buyer[mode], sellers[other])
      expect(seen).not.toContain(`Secret of ${other}`)
      expect(seen).toContain(`Secret of ${mode}`)
      expect((await list(buyer[mode])).total).toBe(1)
      expect(await allReads(buyer[other], sellers[other])).toContain(`Secret of ${other}`)
    }
  })

  it('keep their contacts private, in every response', async () => {
    const [buyer, seller] = [
      await aParticipant(deps),
      await aParticipant(deps, {
        side: 'seller',
        contact: {
          telephone: '051-SECRET',
          mobile: '01099998888',
          contact_email: 'secret@x.test',
          sns: [{ kind: 'line', id: 'secret-line' }],
        },
      }),
    ]
    const [row] = await deps.db.select().from(participant).where(eq(participant.id, seller.id))
    const profile = { ...(row?.profile as NonNullable<typeof row>['profile']), company_email: 'hello@secret.test' }
    await deps.db.update(participant).set({ profile }).where(eq(participant.id, seller.id))
    await wishFor(buyer, seller.id)
    const seen = await allReads(buyer, seller)
    expect(seen).toContain(seller.id)
    for (const contact of [
      '051-SECRET',
      '01099998888',
      'secret@x.test',
      'secret-line',
      'hello@secret.test',
      seller.email,
    ])
      expect(seen).not.toContain(contact)
    const own = await api.call(fairCompanies.detail, { params: { id: seller.id } }, as(seller))
    expect(own.data).toMatchObject({ is_own: true, contact: null, fit: null })
    const agreed = { ...deps, hooks: { ...deps.hooks, hasAgreed: async () => true } }
    const detail = await testApi(agreed).call(fairCompanies.detail, { params: { id: seller.id } }, as(buyer))
    expect(detail.data).toMatchObject({
      contact: { mobile: '01099998888' },
      profile: { company_email: 'hello@secret.test' },
    })
  })

  it('are for approved companies: a pending one is refused, an unregistered one gets not found', async () => {
    const waits = await aParticipant(deps, { status: 'submitted' })
    expect((await api.call(fairCompanies.list, { query: {} }, as(waits))).refusal).toMatchObject({
      code: 'fair.notApproved',
    })
    const approved = await aParticipant(deps)
    expect((await api.call(fairCompanies.detail, { params: { id: waits.id } }, as(approved))).status).toBe(404)
    expect(await namesOf(approved)).toEqual([])
  })

  it('are found in both languages and by each filter', async () => {
    const buyer = await aParticipant(deps)
    await aParticipant(deps, {
      side: 'seller',
      company_en: 'Sol Dental',
      company_ko: '솔치과',
      sector: 'dental',
      specialties: ['dentistry'],
      languages: ['ko', 'ru'],
      markets: ['russia'],
    })
    await aParticipant(deps, { side: 'seller', company_en: 'Dal Hospital', company_ko: '달병원' })
    await aParticipant(deps, { company_en: 'Other Buyer', country: 'MN' })
    expect(await namesOf(buyer, { q: '솔치' })).toEqual(['Sol Dental'])
    expect(await namesOf(buyer, { q: 'sol d' })).toEqual(['Sol Dental'])
    for (const query of [
      { sector: 'dental' },
      { specialty: 'dentistry' },
      { language: 'ru' },
      { market: 'russia' },
    ] as const) {
      expect(await namesOf(buyer, query)).toEqual(['Sol Dental'])
    }
    await aParticipant(deps, { company_en: 'Lyon Travel', country: 'FR' })
    expect(await namesOf(buyer, { country: 'MN' })).toEqual(['Other Buyer'])
    expect(await namesOf(buyer, { continent: 'europe' })).toEqual(['Lyon Travel'])
    expect(await namesOf(buyer, { continent: 'asia', side: 'buyer' })).toEqual(['Other Buyer'])
    expect(await namesOf(buyer, { continent: 'asia', country: 'FR' })).toEqual([])
    expect(await namesOf(buyer, { side: 'seller', sort: 'name' })).toEqual(['Dal Hospital', 'Sol Dental'])
    expect(await namesOf(buyer, { size: 'over_1000' })).toEqual([])
    expect((await list(buyer)).countries).toEqual(['FR', 'KR', 'MN'])
    const [sol] = (await list(buyer, { q: 'sol' })).items
    const busy = { ...deps, hooks: { ...deps.hooks, busyCompanies: async () => [sol?.id ?? ''] } }
    const free = await testApi(busy).call(fairCompanies.list, { query: { slot: buyer.id, side: 'seller' } }, as(buyer))
    expect(free.data.items.map(({ company_en }) => company_en)).toEqual(['Dal Hospital'])
  })

  it('are found in Korean whose letters were stored or searched apart', async () => {
    const [buyer, seller] = [await aParticipant(deps), await aParticipant(deps, { side: 'seller' })]
    const { data: own } = await api.call(fairParticipants.own, {}, as(seller))
    const body = { ...changeOf(own), company_ko: '솔치과'.normalize('NFD') }
    expect((await api.call(fairParticipants.change, { body }, as(seller))).status).toBe(200)
    for (const form of ['NFC', 'NFD'] as const)
      expect((await list(buyer, { q: '솔치'.normalize(form) })).items.map(({ id }) => id)).toEqual([seller.id])
  })

  it('are sorted by fit, as the contract calculates it', async () => {
    const buyer = await aParticipant(deps, { specialties: ['oncology'], markets: ['china'], languages: ['zh'] })
    for (const change of [
      {},
      { sector: 'hotel' },
      { wanted_sectors: ['hotel'] },
      { markets: ['china'] },
      { languages: ['zh'] },
      { specialties: ['oncology'] },
    ]) {
      await aParticipant(deps, { side: 'seller', ...(change as object) })
    }
    const rows = await deps.db.select().from(participant)
    const me = rows.find(({ id }) => id === buyer.id)
    const scores = (await list(buyer)).items.map(({ fit }) => fit.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores).size).toBeGreaterThan(3)
    const expected = rows.filter(({ side }) => side === 'seller').map((row) => (me ? fitOf(me, row).score : 0))
    expect(scores.toSorted()).toEqual(expected.toSorted())
  })
})

describe('wishes (product §3)', () => {
  it('are saved, edited, sent in their order and withdrawn; the other side reads only sent ones', async () => {
    const buyer = await aParticipant(deps)
    const [first, second, third] = [1, 2, 3].map(() => aParticipant(deps, { side: 'seller' }))
    const ids = [(await first)?.id ?? '', (await second)?.id ?? '', (await third)?.id ?? '']
    const seller = await first
    await wishFor(buyer, ids[0] ?? '', 2)
    await wishFor(buyer, ids[1] ?? '', 1)
    await wishFor(buyer, ids[2] ?? '', null)
    const own = async () =>
      (await api.call(fairWishes.own, {}, as(buyer))).data.map(({ id, wish }) => [id, wish?.priority])
    expect(await own()).toEqual([
      [ids[1], 1],
      [ids[0], 2],
      [ids[2], null],
    ])
    const received = async () => (seller ? (await api.call(fairWishes.received, {}, as(seller))).data.length : -1)
    expect(await received()).toBe(0)
    expect((await api.call(fairWishes.send, {}, as(buyer))).data).toEqual({ sent: 2 })
    expect((await api.call(fairWishes.send, {}, as(buyer))).data).toEqual({ sent: 0 })
    expect(await received()).toBe(1)
    expect(await namesOf(buyer, { saved: '1' })).toHaveLength(3)
    await wishFor(buyer, ids[0] ?? '', null)
    expect(await received()).toBe(0)
    await api.call(fairWishes.remove, { params: { id: ids[1] ?? '' } }, as(buyer))
    expect(await own()).toHaveLength(2)
  })

  it('are for the other side: the own side can only be saved, the own company not at all', async () => {
    const [buyer, other] = [await aParticipant(deps), await aParticipant(deps)]
    expect((await wishFor(buyer, other.id)).refusal).toMatchObject({ code: 'fair.sameSide' })
    expect((await wishFor(buyer, other.id, null)).status).toBe(200)
    expect((await wishFor(buyer, buyer.id, null)).refusal).toMatchObject({ code: 'fair.sameSide' })
  })
})
