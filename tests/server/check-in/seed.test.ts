import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { dayInSeoul } from '#contract/days'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { parties, refreshGates, seedGates } from '#server/demo/check-in/check-in.seed'
import { guestTours } from '#server/demo/guest/guest.seed'
import { handlers } from '#server/jobs'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { booking } from '#server/modules/booking/booking.table'
import type { JobInputs } from '#server/ports/jobs'
import { aProduct } from '#tests/support/factories'
import { atSite } from '#tests/support/gates'
import { expectInvariants } from '#tests/support/invariants'
import { aShop } from '#tests/support/orders'

const en = { lang: 'en' } as const

describe('the demo data of the gates', () => {
  it.each(['2027-03-02T03:00:00Z', '2027-03-02T14:50:00Z', '2027-03-01T15:00:00Z'])(
    'can be scanned right away, whatever the hour is (%s)',
    async (now) => {
      const shop = await aShop()
      const { deps, call } = shop
      deps.clock.set(new Date(now))
      await seedAccounts(deps)
      for (const { id } of guestTours.apec) await aProduct(deps, { id, capacity: 40 })
      await seedGates(deps)
      await expectInvariants(deps.db)
      const tokenOf = async (email: string) => {
        const [who] = await deps.db.select().from(account).where(eq(account.email, email))
        return { token: await issueToken(deps.db, deps.clock.now(), who?.id ?? '', 'admin') }
      }
      const query = { ...en, day: dayInSeoul(deps.clock.now()) }
      const staff = await call(checkIn.tours, { ...atSite, query }, await tokenOf('gate-staff@naru.test'))
      expect(staff.data.tours).toHaveLength(3)
      const chief = await call(checkIn.tours, { ...atSite, query }, await tokenOf('supervisor@naru.test'))
      expect(chief.data.tours).toHaveLength(guestTours.apec.length)
      for (const { gates } of chief.data.tours) expect(gates).toHaveLength(2)
      const people = parties.reduce((sum, each) => sum + each.people, 0)
      expect(chief.data.tours.reduce((sum, { expected }) => sum + expected, 0)).toBe(people)
      const inside = parties.reduce((sum, each) => sum + (each.in ?? 0), 0)
      expect(chief.data.counts.reduce((sum, { admitted }) => sum + admitted, 0)).toBe(inside)
      expect(chief.data.counts.every(({ refused, conflicts }) => refused === 0 && conflicts === 0)).toBe(true)
      // The ticket of each guest who is not in yet is in the mailbox, for trying out a gate.
      const mails = await deps.jobs.queued()
      expect(mails.map(({ name, input }) => [name, (input as JobInputs['mail']).template])).toEqual(
        parties.filter((each) => each.in !== each.people).map(() => ['mail', 'bookingConfirmed']),
      )
    },
  )

  it('adds guests for the day again when it is started on another one, and none while there are some', async () => {
    const { deps, call } = await aShop()
    await seedAccounts(deps)
    for (const { id } of guestTours.apec) await aProduct(deps, { id, capacity: 40 })
    expect(await refreshGates(deps)).toBe(false)
    await seedGates(deps)
    expect(await refreshGates(deps)).toBe(false)
    deps.clock.advance({ days: 3 })
    expect(await Promise.all([refreshGates(deps), refreshGates(deps)]).then((done) => done.toSorted())).toEqual([
      false,
      true,
    ])
    await expectInvariants(deps.db)
    const [who] = await deps.db.select().from(account).where(eq(account.email, 'supervisor@naru.test'))
    const token = await issueToken(deps.db, deps.clock.now(), who?.id ?? '', 'admin')
    const { data } = await call(checkIn.tours, { ...atSite, query: en }, { token })
    expect(data.tours.reduce((sum, { expected }) => sum + expected, 0)).toBe(
      parties.reduce((sum, each) => sum + each.people, 0),
    )
  })

  it('renews its guests while a demo server runs on, and never otherwise', async () => {
    const { deps } = await aShop()
    await seedAccounts(deps)
    for (const { id } of guestTours.apec) await aProduct(deps, { id, capacity: 40 })
    await seedGates(deps)
    const today = () => deps.db.$count(booking, eq(booking.date, dayInSeoul(deps.clock.now())))
    const renew = (SEED_DEMO: boolean) =>
      handlers['renew-demo']({ ...deps, settings: { ...deps.settings, SEED_DEMO } }, {})
    deps.clock.advance({ days: 1 })
    await renew(false)
    expect(await today()).toBe(0)
    await renew(true)
    await renew(true)
    expect(await today()).toBe(parties.length)
  })
})
