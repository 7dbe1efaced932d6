import { eq, notInArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '#contract/settings'
import { type SetSetting, settingKeys, settingSchemas, settingsDesk } from '#contract/settings-desk'
import { siteRecords, sites } from '#contract/sites/sites'
import { seedGuestTours } from '#server/demo/guest/guest.seed'
import { seedSettings } from '#server/demo/settings/settings.seed'
import { onEdit } from '#server/http/page-edits'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { reservationWindow, windowKey } from '#server/modules/guest/window.service'
import {
  currentRates,
  deskAddress,
  passportDays,
  promotionRules,
  transferAccount,
} from '#server/modules/settings/settings.service'
import { setting, settingChange } from '#server/modules/settings/settings.table'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
let other: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  other = await anOperator(shop)
})

const rates = (usd_to_krw: number) => ({ krw_to_usd: 0.00069, usd_to_krw })
const set = (body: SetSetting, { token } = operator) => shop.call(settingsDesk.set, { body }, { token })
const row = async (key: SetSetting['key']) => {
  const { data } = await shop.call(settingsDesk.list, {}, { token: operator.token })
  return data.items.find((each) => each.key === key)
}
const history = (key: SetSetting['key'], query = {}) =>
  shop.call(settingsDesk.history, { params: { key }, query }, { token: operator.token })

describe('the settings at the operators’ desk (product §3)', () => {
  it('are all existing rows, except those for the server itself', async () => {
    await seedSettings(shop.deps)
    await seedGuestTours(shop.deps)
    const odd = await shop.deps.db
      .select({ key: setting.key })
      .from(setting)
      .where(notInArray(setting.key, [...settingKeys, 'menus']))
    expect(odd).toEqual([])
    // Every site with guest reservations has its period.
    const windows = sites.filter((site) => siteRecords[site].guests).map(windowKey)
    expect(settingKeys.filter((key) => key.startsWith('reservation:')).toSorted()).toEqual(windows.toSorted())
    const rows = await shop.deps.db.select().from(setting)
    const values = rows.flatMap(({ key, meta }) => {
      const schema = settingKeys.find((each) => each === key)
      return schema ? [[key, settingSchemas[schema].safeParse(meta).success]] : []
    })
    expect(values.length).toBeGreaterThan(4)
    expect(values.filter(([, fits]) => !fits)).toEqual([])
  })

  it('take effect immediately, and show who changed them', async () => {
    const { data } = await set({ key: 'exchange', meta: rates(1480), base: 0 })
    expect(data).toMatchObject({ version: 1, by: 'Desk Person', meta: rates(1480) })
    expect(await currentRates(shop.deps.db)).toEqual(rates(1480))
    expect((await shop.call(settings.meta, { query: { type: 'exchange' } })).data[0]?.meta).toEqual(rates(1480))
    expect(await row('exchange')).toMatchObject({ version: 1, meta: rates(1480), at: data.at })
  })

  it.each<[SetSetting, (deps: Shop['deps']) => Promise<unknown>, unknown]>([
    [
      {
        key: 'transfer',
        meta: {
          bank: { en: 'One', ko: '하나' },
          account_number: '110-1',
          account_holder: { en: 'Naru', ko: '나루' },
        },
        base: 0,
      },
      ({ db }) => transferAccount(db, 'ko'),
      { bank: '하나', account_number: '110-1', account_holder: '나루' },
    ],
    [
      { key: 'desk', meta: { email: 'desk@people.test', lang: 'ko' }, base: 0 },
      ({ db }) => deskAddress(db),
      { email: 'desk@people.test', lang: 'ko' },
    ],
    [{ key: 'passport', meta: { days: 7 }, base: 0 }, ({ db }) => passportDays(db), 7],
    [
      { key: 'promotion', meta: { hosts: ['Guide.test'], codes: ['spring'] }, base: 0 },
      ({ db }) => promotionRules(db),
      { hosts: ['guide.test'], codes: ['spring'] },
    ],
    [
      { key: 'reservation:protocol', meta: { opens: '2027-01-01', closes: '2027-12-31' }, base: 0 },
      ({ db }) => reservationWindow(db, new Date('2027-06-01T00:00:00Z'), 'protocol'),
      { state: 'open', opens: '2027-01-01', closes: '2027-12-31' },
    ],
  ])('of $key are what the services read, and nothing once the row is removed', async (body, read, value) => {
    await shop.deps.db.delete(setting).where(eq(setting.key, body.key))
    const unset = await read(shop.deps)
    expect(unset).not.toEqual(value)
    expect((await set(body)).status).toBe(200)
    expect(await read(shop.deps)).toEqual(value)
    const removed = await set({ ...body, meta: null, base: 1 } as SetSetting)
    expect(removed.data).toMatchObject({ version: 2, meta: null })
    expect(await read(shop.deps)).toEqual(unset)
  })

  it('refuse invalid values, with the field and in the reader’s language', async () => {
    const refused = async (body: object) => {
      const answer = await shop.call(settingsDesk.set, { body: body as SetSetting }, { token: operator.token })
      return [answer.status, answer.refusal.code, answer.refusal.field]
    }
    expect(await refused({ key: 'exchange', meta: { krw_to_usd: 0.007, usd_to_krw: 1465 }, base: 0 })).toEqual([
      400,
      'settings.ratesApart',
      'meta.krw_to_usd',
    ])
    expect(await refused({ key: 'exchange', meta: null, base: 0 })).toEqual([400, 'validation.required', 'meta'])
    expect(await refused({ key: 'desk', meta: { email: 'nobody', lang: 'en' }, base: 0 })).toEqual([
      400,
      'validation.email',
      'meta.email',
    ])
    expect(await refused({ key: 'promotion', meta: { hosts: ['https://x.kr'], codes: [] }, base: 0 })).toEqual([
      400,
      'settings.host',
      'meta.hosts.0',
    ])
    const days = { opens: '2027-02-02', closes: '2027-02-01' }
    expect(await refused({ key: 'reservation:apec', meta: days, base: 0 })).toEqual([
      400,
      'validation.daysOrder',
      'meta.closes',
    ])
    expect((await refused({ key: 'menus', meta: {}, base: 0 }))[0]).toBe(400)
    expect(await shop.deps.db.$count(settingChange)).toBe(0)
  })

  it('are changed by one of two in parallel; the other is told, and nothing of it is stored', async () => {
    const both = await Promise.all([
      set({ key: 'exchange', meta: rates(1470), base: 0 }),
      set({ key: 'exchange', meta: rates(1490), base: 0 }, other),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('desk.changed')
    const won = both.find(({ status }) => status === 200)?.data
    expect(await currentRates(shop.deps.db)).toEqual(won?.meta)
    expect(await shop.deps.db.$count(settingChange)).toBe(1)
    expect((await set({ key: 'exchange', meta: rates(1500), base: 7 })).status).toBe(409)
    // After a removal the version keeps counting, so that an outdated page never matches again.
    await set({ key: 'passport', meta: { days: 7 }, base: 0 })
    await set({ key: 'passport', meta: null, base: 1 })
    expect((await set({ key: 'passport', meta: { days: 9 }, base: 0 })).status).toBe(409)
    expect((await set({ key: 'passport', meta: { days: 9 }, base: 2 })).data.version).toBe(3)
  })

  it('keep their history, page by page, and every change is in the audit log', async () => {
    for (const base of [0, 1, 2])
      await set({ key: 'passport', meta: { days: 10 + base }, base }, base ? other : operator)
    const first = (await history('passport', { per_page: 2 })).data
    expect(first).toMatchObject({
      total: { count: 3 },
      items: [
        { version: 3, before: { days: 11 }, after: { days: 12 } },
        { version: 2, before: { days: 10 }, after: { days: 11 } },
      ],
    })
    const second = (await history('passport', { per_page: 2, cursor: first.next ?? '' })).data
    expect(second.items).toMatchObject([{ version: 1, before: null, after: { days: 10 } }])
    expect((await history('exchange')).data.items).toEqual([])
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts.filter(({ act }) => act === 'setting.change')).toMatchObject([
      { actor_id: operator.id, subject: 'passport', detail: { version: 1 } },
      { actor_id: other.id, detail: { version: 2 } },
      { actor_id: other.id, detail: { version: 3 } },
    ])
  })

  it('are sent to every server, whose pages then show the new ones', async () => {
    let hear = () => {}
    await onEdit(shop.deps, () => hear())
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    await set({ key: 'exchange', meta: rates(1480), base: 0 })
    await heard
  })
})
