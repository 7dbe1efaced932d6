import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { miceGate } from '#contract/mice/gate'
import { miceRegistration } from '#contract/mice/registration'
import { miceStand, miceStandDesk, standLimits } from '#contract/mice/stand'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { codeOf } from '#server/modules/mice/badge.service'
import { miceStand as standTable } from '#server/modules/mice-gate/gate.table'
import { removeEndedStands } from '#server/modules/mice-gate/stand.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceFair, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>
let operator: Person
let visitor: Person
let code: string
let token: string
const as = ({ token }: Person) => ({ token })
const open = () => shop.call(miceStandDesk.open, { body: { place: 'Stand 1' } }, as(operator))
const read = (body = { stand_token: token, code }) => shop.call(miceStand.read, { body })
const checkIn = (change: object = {}) =>
  shop.call(miceStand.checkIn, {
    body: {
      ...{ stand_token: token, code, scan_id: crypto.randomUUID() },
      ...{ name_latin: 'Gildong Hong', organization: 'Paper Lantern Events' },
      ...change,
    },
  })

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  visitor = await aVisitor(shop.deps, fair)
  code = (await shop.call(miceRegistration.badge, {}, as(visitor))).data.code
  const opens = instantInSeoul(fair.days[0]?.day ?? '', '10:30')
  shop.deps.clock.advance({ minutes: (opens.getTime() - shop.deps.clock.now().getTime()) / 60_000 })
  operator = await anOperator(shop)
  token = (await open()).data.token
})

describe('a self check-in stand (product §4)', () => {
  test('shows a badge by its code, accepts corrections, and admits once', async () => {
    expect((await read()).data).toMatchObject({ name_latin: 'Gildong Hong', organization: 'Paper Lantern Events' })
    const scan_id = crypto.randomUUID()
    const { data } = await checkIn({ scan_id, name_latin: 'Gil-dong Hong', organization: 'Lantern House' })
    expect(data).toMatchObject({
      result: 'valid',
      badge: { name_latin: 'Gil-dong Hong', organization: 'Lantern House' },
    })
    // Sent again, because the response was lost.
    expect((await checkIn({ scan_id, name_latin: 'Gil-dong Hong', organization: 'Lantern House' })).data.result).toBe(
      'valid',
    )
    expect((await checkIn()).data.result).toBe('used')
    const { entered } = (await shop.call(miceGate.list, { params: { door: 'entrance' } }, as(operator))).data
    expect(entered).toMatchObject([{ place: 'Stand 1' }])
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mice.badgeCorrected'))
    expect(acts).toHaveLength(2)
  })

  test('opens no badge by its number, none of another fair, and no foreign code', async () => {
    const { number } = (await read()).data
    const other = codeOf(shop.deps.settings, 'MB260101-ABCDEFGH', {
      ...fair,
      days: [{ day: '2026-01-01', opens: '10:00', closes: '18:00' }],
    })
    for (const each of [number, other, 'https://naru.test'])
      expect((await read({ stand_token: token, code: each })).refusal.code).toBe('mice.badgeUnknown')
  })

  test('is refused with another token, after it was closed, or after its hours', async () => {
    expect((await read({ stand_token: 'a'.repeat(43), code })).refusal.code).toBe('mice.standUnknown')
    const [stand] = (await shop.call(miceStandDesk.list, {}, as(operator))).data
    const closed = await shop.call(miceStandDesk.close, { params: { id: stand?.id ?? '' } }, as(operator))
    expect(closed.data).toEqual([])
    expect((await read()).refusal.code).toBe('mice.standUnknown')
    token = (await open()).data.token
    shop.deps.clock.advance({ minutes: standLimits.hours * 60 + 1 })
    expect((await checkIn()).refusal.code).toBe('mice.standUnknown')
  })

  test('is deleted at night once it has ended, and not before', async () => {
    const { db, clock } = shop.deps
    await removeEndedStands(db, clock.now())
    expect((await read()).status).toBe(200)
    clock.advance({ minutes: standLimits.hours * 60 + 1 })
    await removeEndedStands(db, clock.now())
    expect(await db.$count(standTable)).toBe(0)
  })

  test('is opened and closed by operators only, logged each time, and not without an end', async () => {
    const opened = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mice.standOpened'))
    expect(opened).toMatchObject([{ actor_id: operator.id, detail: { place: 'Stand 1' } }])
    const stranger = await shop.call(miceStandDesk.open, { body: { place: 'Stand 2' } }, as(visitor))
    expect([401, 403]).toContain(stranger.status)
    for (let at = 1; at < standLimits.atOnce; at += 1) await open()
    expect((await open()).refusal.code).toBe('mice.standsTooMany')
    const [row] = await shop.deps.db.select().from(standTable)
    expect(row?.token_hash.toString('base64url')).not.toBe(token)
  })
})
