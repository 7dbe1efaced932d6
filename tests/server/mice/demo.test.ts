import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { miceCompanies } from '#contract/mice/company'
import { miceEdition } from '#contract/mice/edition'
import { miceGate } from '#contract/mice/gate'
import { isRehearsalAt } from '#contract/mice/rehearsal'
import { miceSessions } from '#contract/mice/session'
import { seedMiceEdition } from '#server/demo/mice/edition.seed'
import { miceBooth } from '#server/modules/mice/mice.table'
import { routeThrough } from '#src/sites/mice/company/route'
import { testSettings } from '#tests/support/deps'
import { anOperator } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'

test('the demo fair opens in two weeks, with 70 exhibitors in booths that all can be walked to, and 24 sessions', async () => {
  const shop = await aShop()
  const { db, clock } = shop.deps
  const year = await seedMiceEdition(shop.deps)
  const { today, figures } = (await shop.call(miceEdition.current, {})).data
  expect(today).toBe(dayInSeoul(clock.now()))
  expect(figures.days[0]?.day).toBe(addDays(today, 14))
  expect((await shop.call(miceSessions.list, {})).data).toHaveLength(24)
  const companies = (await shop.call(miceCompanies.list, {})).data
  expect(companies).toHaveLength(70)
  expect(companies.filter(({ booth }) => booth === null)).toEqual([])

  const booths = await db.select().from(miceBooth).where(eq(miceBooth.year, year))
  const overlapping = booths.filter((one) =>
    booths.some(
      (other) =>
        other.id !== one.id &&
        other.hall === one.hall &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height,
    ),
  )
  expect(overlapping.map(({ number }) => number)).toEqual([])
  for (const hall of figures.halls) {
    const here = booths.filter((booth) => booth.hall === hall.id)
    expect(routeThrough(hall, here, here).order).toHaveLength(here.length)
  }
})

test('a demo fair that opens today has the sessions of today at its doors, and check-in is no rehearsal', async () => {
  const shop = await aShop()
  await seedMiceEdition({ ...shop.deps, settings: testSettings({ DEMO_MICE_OPENS_IN: '0' }) })
  const { token } = await anOperator(shop)
  const { data } = await shop.call(miceGate.doors, {}, { token })
  expect(isRehearsalAt(data.days, shop.deps.clock.now())).toBe(false)
  const sessions = (await shop.call(miceSessions.list, {})).data
  const today = dayInSeoul(shop.deps.clock.now())
  expect(data.doors).toHaveLength(1 + sessions.filter(({ day }) => day === today).length)
  expect(data.doors.length).toBeGreaterThan(1)
})
