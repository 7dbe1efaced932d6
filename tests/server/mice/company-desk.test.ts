import { beforeEach, describe, expect, test } from 'vitest'
import { miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { type MiceCompanyDraft, miceCompanyDesk } from '#contract/mice/company-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { miceApplication } from '#server/modules/mice-booths/application.table'
import { holdBooth } from '#server/modules/mice-booths/hold.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceBooth, aMiceCompany, aMiceFair, aSeller } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aKey, aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
const as = ({ token }: Person) => ({ token })
const list = async () => (await shop.call(miceCompanyDesk.list, {}, as(operator))).data
const entry: MiceCompanyDraft = {
  name: { en: 'Partner Naru', ko: '파트너나루' },
  about: { en: 'Hosts the opening.', ko: '개막식을 엽니다.' },
  sector: 'destination',
  country: 'KR',
  booth_id: null,
}
const add = (draft: Partial<MiceCompanyDraft> = {}) =>
  shop.call(miceCompanyDesk.add, { body: { ...entry, ...draft } }, as(operator))
const save = (id: string, draft: MiceCompanyDraft, was: MiceCompanyDraft) =>
  shop.call(miceCompanyDesk.save, { params: { id }, body: { ...draft, was } }, as(operator))
const remove = (id: string) => shop.call(miceCompanyDesk.remove, { params: { id } }, as(operator))
const shown = async () => (await shop.call(miceCompanies.list, {})).data

beforeEach(async () => {
  shop = await aShop()
  await aMiceFair(shop.deps)
  operator = await anOperator(shop)
})

describe('an exhibitor at the desk (product §6)', () => {
  test('is added with a booth, which nobody can order then, changed and removed, each in the audit log', async () => {
    const booth_id = await aMiceBooth(shop.deps, 'A01')
    const { id } = (await add({ booth_id })).data
    expect(await shown()).toMatchObject([{ name: entry.name, about: entry.about, booth: { number: 'A01' } }])
    const order = { query: { lang: 'en' }, body: { booth_id, type: 'shell' } } as const
    const held = await shop.call(miceBooths.hold, order, { ...as(await aSeller(shop.deps)), headers: aKey() })
    expect(held.refusal.code).toBe('mice.boothTaken')

    const was = { ...entry, booth_id }
    expect((await save(id, { ...was, name: { en: 'Partner City', ko: '파트너시티' } }, was)).status).toBe(200)
    expect(await shown()).toMatchObject([{ name: { en: 'Partner City' } }])
    expect((await remove(id)).status).toBe(200)
    expect(await shown()).toEqual([])
    const acts = await shop.deps.db.select({ act: auditEvent.act, subject: auditEvent.subject }).from(auditEvent)
    expect(acts).toEqual(
      ['mice.addExhibitor', 'mice.saveExhibitor', 'mice.removeExhibitor'].map((act) => ({ act, subject: id })),
    )
  })

  test('gets no booth that another has, or that a seller holds', async () => {
    const [taken, held, free] = [
      await aMiceBooth(shop.deps, 'A01'),
      await aMiceBooth(shop.deps, 'A02', { x: 8 }),
      await aMiceBooth(shop.deps, 'A03', { x: 13 }),
    ]
    await aMiceCompany(shop.deps, 'First Naru', taken)
    const order = { query: { lang: 'en' }, body: { booth_id: held, type: 'shell' } } as const
    await shop.call(miceBooths.hold, order, { ...as(await aSeller(shop.deps)), headers: aKey() })
    expect((await list()).free_booths.map(({ id }) => id)).toEqual([free])
    for (const booth_id of [taken, held]) expect((await add({ booth_id })).refusal.code).toBe('mice.boothTaken')
    expect((await add({ booth_id: crypto.randomUUID() })).status).toBe(404)
    expect((await add({ booth_id: free })).status).toBe(200)
  })

  test('whose booth was ordered can be corrected, but neither moved nor removed', async () => {
    await aPaidBooth(shop, await aSeller(shop.deps), await aMiceBooth(shop.deps, 'A01'))
    const other = await aMiceBooth(shop.deps, 'A02', { x: 8 })
    const [company] = (await list()).items
    if (!company) throw new Error('no exhibitor')
    expect(company.is_ordered).toBe(true)
    const { id, name, about, sector, country, booth_id } = company
    const was = { name, about, sector, country, booth_id }
    expect((await save(id, { ...was, booth_id: other }, was)).refusal.code).toBe('general.conflict')
    expect((await remove(id)).refusal.code).toBe('general.conflict')
    const ko = '종이등 행사기획'
    expect((await save(id, { ...was, name: { ...name, ko } }, was)).status).toBe(200)
    expect(await shown()).toMatchObject([{ name: { ko }, booth: { number: 'A01' } }])
  })

  test('that a colleague has changed meanwhile is not overwritten', async () => {
    const { id } = (await add()).data
    expect((await save(id, { ...entry, sector: 'venue' }, entry)).status).toBe(200)
    expect((await save(id, { ...entry, sector: 'hotel' }, entry)).refusal.code).toBe('general.conflict')
    expect(await shown()).toMatchObject([{ sector: 'venue' }])
  })
})

describe('a booth that the desk assigns while a seller orders it', () => {
  const order = (booth_id: string) => ({ query: { lang: 'en' }, body: { booth_id, type: 'shell' } }) as const
  const given = async () => [(await shown()).length, await shop.deps.db.$count(miceApplication)]

  test('goes to one of them', async () => {
    const booth_id = await aMiceBooth(shop.deps, 'A01')
    const sellers = await Promise.all(Array.from({ length: 4 }, () => aSeller(shop.deps)))
    const answers = await Promise.all([
      ...sellers.map((seller) => shop.call(miceBooths.hold, order(booth_id), { ...as(seller), headers: aKey() })),
      add({ booth_id }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await given()).toSorted()).toEqual([0, 1])
  })

  test('would go to both, if an order did not lock it', async () => {
    const booth_id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    await holdBooth(
      shop.deps,
      { accountId: seller.id, lang: 'en' },
      { booth_id, type: 'shell' },
      {
        lock: async () => {},
        move: async (tx, moves) => {
          expect((await add({ booth_id })).status).toBe(200)
          return moveSeats(tx, moves)
        },
      },
    )
    expect(await given()).toEqual([1, 1])
  })
})
