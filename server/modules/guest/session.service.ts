import { isNotNull } from 'drizzle-orm'
import { codeMinutes } from '#contract/auth'
import { daysLater } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { checkCode, consumeCode, issueCode } from '#server/modules/accounts/code.service'
import { addGuestAccount, removeGuestAccounts } from '#server/modules/accounts/guest-account.service'
import { issueToken } from '#server/modules/accounts/session.service'
import { order } from '#server/modules/booking/booking.table'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { guestByNumber, linkEnds, ownReservation } from './guest.rows'
import { guest } from './guest.table'
import { refuseShut } from './window.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock'> & { ip: string }

/** The job behind "send me a code": mails six digits to any address, whether or not it has reserved anything. */
export async function mailGuestCode(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { email, lang }: JobInputs['guest-code'],
): Promise<void> {
  const code = await issueCode(deps.db, deps.clock.now(), { area: 'guest', email })
  await deliver(deps, { template: 'guestCode', to: email, lang, values: { code, minutes: codeMinutes } })
}

interface Proof {
  email: string
  code: string
}

/** Creates the account that will own one reservation of a guest, and returns its id. */
export async function addGuest(
  tx: Db,
  now: Date,
  { site, lang, email }: { site: Site; lang: Lang; email: string },
): Promise<string> {
  const id = await addGuestAccount(tx, now, lang)
  await tx.insert(guest).values({ account_id: id, site, email, created_at: now })
  return id
}

/**
 * Begins a visit in which one reservation can be made, for the holder of the code mailed to the address. The code is used up.
 * Throws 409 `guest.closed`, and what a wrong code throws.
 */
export async function beginVisit(
  { db, clock, ip }: ServiceDeps,
  { site, lang, email, code }: Proof & { site: Site; lang: Lang },
): Promise<{ token: string }> {
  await refuseShut({ db, clock }, site)
  const now = clock.now()
  const claim = { area: 'guest', email, code, ip } as const
  await checkCode(db, now, claim)
  return transaction(db, async (tx) => {
    await consumeCode(tx, now, claim)
    const id = await addGuest(tx, now, { site, lang, email })
    return { token: await issueToken(tx, now, id, 'guest') }
  })
}

/**
 * Opens the reservation of that number and address for the holder of the code. Throws 404 `guest.notFound` alike for an unknown
 * number and another person's; the code stays valid in case the number was mistyped.
 */
export async function openVisit(
  { db, clock, ip }: ServiceDeps,
  { reservation_number, email, code }: Proof & { reservation_number: string },
): Promise<{ token: string }> {
  const now = clock.now()
  const claim = { area: 'guest', email, code, ip } as const
  await checkCode(db, now, claim)
  const found = await guestByNumber(db, reservation_number, email)
  if (!found) throw new Refusal(404, 'guest.notFound', 'reservation_number')
  return transaction(db, async (tx) => {
    await consumeCode(tx, now, claim)
    const { booking } = await ownReservation(tx, found.account_id)
    return { token: await issueToken(tx, now, found.account_id, 'guest', linkEnds(booking.date, now)) }
  })
}

/** Removes visits that led to no reservation after a day, with the address they were begun with. */
export async function removeIdleGuests(db: Db, now: Date): Promise<void> {
  const reserved = db.select({ id: order.account_id }).from(order).where(isNotNull(order.account_id))
  await removeGuestAccounts(db, daysLater(now, -1), reserved)
}
