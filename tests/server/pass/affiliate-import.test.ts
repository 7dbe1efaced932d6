import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { passAffiliates } from '#contract/pass/affiliate'
import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { AffiliateRow, affiliateSheet, passAffiliateImport } from '#contract/pass/affiliate-import'
import { passDesk } from '#contract/pass/desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { passAffiliate } from '#server/modules/pass/pass.table'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate } from '#tests/support/pass'
import { anAffiliateRow } from '#tests/support/sheet-rows'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const as = () => ({ token: operator.token })
const check = async (rows: AffiliateRow[]) =>
  (await shop.call(passAffiliateImport.check, { body: { rows } }, as())).data
const take = (rows: AffiliateRow[], key: string = crypto.randomUUID()) =>
  shop.call(passAffiliateImport.take, { body: { rows } }, { ...as(), headers: { 'Idempotency-Key': key } })
const made = () => shop.deps.db.select().from(passAffiliate)
const same = (text: string) => ({ en: text, ko: text })

describe('an import of affiliates (product §6)', () => {
  test('creates complete drafts that nobody sees until they are shown, each in the audit log', async () => {
    expect(await check([anAffiliateRow(1)])).toEqual({ bad: [], rows: [{ at: 0 }] })
    expect(await made()).toEqual([])
    expect((await take([anAffiliateRow(1)])).data).toMatchObject({ created: 1 })
    expect((await shop.call(passAffiliates.list, {})).data.items).toEqual([])
    const [{ id = '' } = {}] = await made()
    const written = (await shop.call(passAffiliateDesk.read, { params: { id } }, as())).data
    expect(written).toMatchObject({
      ...{ state: 'draft', name: { en: 'Gallery 1', ko: '갤러리 1' }, category: 'art', district: 'jung' },
      ...{ station: { name: { en: 'Myeongdong' }, line: { ko: '4호선' }, walk_minutes: 8 } },
      ...{ position: { lat: 37.5585, lon: 126.9847 }, reservation: null, times_per_pass: 1, as_of: '2027-03-02' },
      ...{ regular_won: { adult: 12_000, child: 6000 }, saves_won: { adult: 12_000, child: 6000 } },
    })
    expect(written.schedule.week.map((hours) => hours?.last_entry ?? null)).toEqual([
      ...['17:30', null, '17:30', '17:30', '17:30', '17:30', '17:30'],
    ])
    const shown = await shop.call(passDesk.show, { params: { id }, body: { shown: true } }, as())
    expect(shown.data.state).toBe('public')
    const [entry] = await shop.deps.db.select().from(auditEvent)
    expect(entry).toMatchObject({ act: 'pass.importAffiliate', subject: id, actor_id: operator.id })
  })

  test('names each name that is taken or twice in the file, and creates nothing', async () => {
    await anAffiliate(shop.deps, { name: same('GALLERY 2') })
    const rows = [anAffiliateRow(1), anAffiliateRow(2), anAffiliateRow(1)]
    expect(await check(rows)).toEqual({
      bad: [
        { at: 1, column: 'name_en', reason: 'pass.nameTaken' },
        { at: 2, column: 'name_en', reason: 'sheet.nameTwice' },
      ],
      rows: [{ at: 0 }],
    })
    expect((await take(rows)).refusal).toMatchObject({ code: 'pass.nameTaken', field: 'rows.1.name_en' })
    expect(await made()).toHaveLength(1)
  })

  test('the same file a second time, or twice at the same time, creates nothing more', async () => {
    const rows = [anAffiliateRow(1), anAffiliateRow(2)]
    const both = await Promise.all([take(rows), take(rows)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await take(rows)).refusal.code).toBe('pass.nameTaken')
    expect(await made()).toHaveLength(2)
  })

  test('two that checked before either wrote would both create it without the lock: the control', async () => {
    const found = await Promise.all([check([anAffiliateRow(1)]), check([anAffiliateRow(1)])])
    expect(found.map(({ bad }) => bad)).toEqual([[], []])
    await Promise.all([1, 2].map(() => anAffiliate(shop.deps, { name: same('Gallery 1') })))
    expect(await made()).toHaveLength(2)
  })

  test('can be undone for a day, as a whole, until the desk does anything with one of them', async () => {
    const { created_at } = (await take([anAffiliateRow(1), anAffiliateRow(2)])).data
    const undo = () => shop.call(passAffiliateImport.undo, { body: { created_at } }, as())
    const recent = async () => (await shop.call(passAffiliateImport.recent, {}, as())).data.items
    const other = (await take([anAffiliateRow(3)])).data.created_at
    expect(other).toBe(created_at)
    const [first] = await made()
    const params = { id: first?.id ?? '' }
    await shop.call(passDesk.show, { params, body: { shown: true } }, as())
    await shop.call(passDesk.show, { params, body: { shown: false } }, as())
    expect(await recent()).toMatchObject([{ created_at, changed: [first?.name.en] }])
    expect((await undo()).refusal).toMatchObject({ code: 'sheet.changedSince' })
    expect(await made()).toHaveLength(3)
  })

  test('that is undone leaves the affiliates that were there before', async () => {
    await anAffiliate(shop.deps)
    const before = await made()
    const { created_at } = (await take([anAffiliateRow(1), anAffiliateRow(2)])).data
    const undo = () => shop.call(passAffiliateImport.undo, { body: { created_at } }, as())
    expect((await undo()).data).toEqual({ removed: 2 })
    expect(await made()).toEqual(before)
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts.filter(({ act }) => act === 'pass.undoImport')).toHaveLength(2)
    expect((await undo()).status).toBe(404)
  })

  test('that is undone while staff are added to one of its affiliates leaves nothing to add them to', async () => {
    const member = await aMember(shop.deps)
    await take([anAffiliateRow(1)])
    const [{ id = '' } = {}] = await made()
    const waiting = async () => {
      const { rows } = await shop.deps.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    let added: Promise<{ status: number }> | undefined
    await shop.deps.db.transaction(async (tx) => {
      await tx.delete(passAffiliate)
      added = shop.call(passDesk.addStaff, { params: { id }, body: { email: member.email } }, as())
      await expect.poll(waiting).toBe(1)
    })
    expect((await added)?.status).toBe(404)
  })

  test('takes as many rows as a sheet may have, and no more', async () => {
    const rows = Array.from({ length: affiliateSheet.rows + 1 }, (_, at) => anAffiliateRow(at))
    expect((await take(rows)).refusal).toMatchObject({ code: 'validation.tooMany', field: 'rows' })
    expect((await take(rows.slice(1))).data).toMatchObject({ created: affiliateSheet.rows })
  })

  test.each([
    [['name_ko'], { name_ko: '' }, 'validation.required'],
    [['district'], { district: 'pohang' }, 'validation.required'],
    [['reservation_ko'], { reservation_en: 'By phone' }, 'validation.required'],
    [['lat'], { lat: 35.1 }, 'validation.numberLow'],
    [['monday'], { monday: 'at night' }, 'validation.invalid'],
    [['sunday', 'opens'], { sunday: { opens: '24:00', last_entry: '10:00', closes: '10:00' } }, 'validation.time'],
    [['regular_child'], { regular_child: 1_000_001 }, 'validation.numberHigh'],
    [['times_per_pass'], { times_per_pass: 0 }, 'validation.numberLow'],
  ])('names an invalid %j', (path, change, message) => {
    const { error } = AffiliateRow.safeParse({ ...anAffiliateRow(1), ...change })
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[path, message]])
  })
})
