import { and, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { withdrawal } from '#contract/withdrawal'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { forfeitCoupons, usableCoupons } from '#server/modules/benefits/coupons.service'
import { forfeitPoints, pointsBalance } from '#server/modules/benefits/points.service'
import { leaveOrders, openReservations } from '#server/modules/booking/leave.service'
import { emptyCart } from '#server/modules/cart/cart.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { removeUpload } from '#server/modules/media/upload.service'
import { leaveQuotations } from '#server/modules/quotation/leave.service'
import { dropLinks } from '#server/modules/social/links.service'
import { forgetWishes } from '#server/modules/wishlist/wishlist.service'
import { Refusal } from '#server/refusal'
import { account, emailCode, passwordReset, phoneCode } from './accounts.table'
import { writeAudit } from './audit.service'
import { type Caller, revokeTokens } from './session.service'
import { rememberWelcomed } from './welcomed'

/** What stands in the place of a withdrawn account's address: nobody can receive mail there or sign in with it. */
const nobody = (id: string) => `${id}@withdrawn.invalid`

/** What a bare row keeps of a person: nothing. */
const erased = {
  password_hash: null,
  name: '',
  phone: '',
  birthday: null,
  gender: null,
  nationality: null,
  passport_sealed: null,
  company_name: '',
  company_file: null,
  business_number: '',
  company_description: '',
  company_checked_at: null,
  agreed_provided: false,
  agreed_marketing: false,
} as const

/** Whether the account can be closed, and what would be lost (product §8). */
export async function checkWithdrawal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Caller,
): Promise<Data<typeof withdrawal.check>> {
  const now = clock.now()
  return {
    open_reservations: await openReservations(db, now, id),
    points: await pointsBalance(db, now, id),
    coupons: await usableCoupons(db, now, id),
  }
}

/** Everything of the account that is not its row. */
async function clear(tx: Db, now: Date, { id, email, area }: Caller): Promise<void> {
  await leaveOrders(tx, now, id)
  await leaveQuotations(tx, now, id)
  await forfeitPoints(tx, now, id)
  await forfeitCoupons(tx, id)
  await emptyCart(tx, id)
  await forgetWishes(tx, id)
  await tx.delete(passwordReset).where(eq(passwordReset.account_id, id))
  await tx.delete(phoneCode).where(eq(phoneCode.account_id, id))
  await tx.delete(emailCode).where(and(eq(emailCode.area, area), eq(emailCode.email, email)))
  await dropLinks(tx, id)
  await revokeTokens(tx, id)
}

/**
 * Closes the caller's account: its sessions end everywhere and its personal data are removed (product §8). Its row stays,
 * because bookings and the points ledger refer to it. The address is free again: whoever holds it may sign up anew,
 * with nothing of the old account, and no second welcome. Throws 409 `auth.openReservations` while a reservation still runs.
 */
export async function withdraw(deps: Deps, caller: Caller): Promise<void> {
  const now = deps.clock.now()
  const { id } = caller
  const file = await transaction(deps.db, async (tx) => {
    const [before] = await tx
      .select({ email: account.email, name: account.name, lang: account.lang, company_file: account.company_file })
      .from(account)
      .where(and(eq(account.id, id), eq(account.status, 'active')))
      // Not `update`: whatever refers to the account may go on until this commits, or the two would wait for each other.
      .for('no key update')
    if (!before) throw new Refusal(401, 'auth.expired')
    // Cleared first: what is being submitted at this moment is waited for, and then counted.
    await clear(tx, now, caller)
    if ((await openReservations(tx, now, id)) > 0) throw new Refusal(409, 'auth.openReservations')
    await tx
      .update(account)
      .set({ ...erased, email: nobody(id), status: 'withdrawn', withdrawn_at: now })
      .where(eq(account.id, id))
    if (caller.area === 'member') await rememberWelcomed(deps, tx, caller.email)
    await writeAudit(tx, { at: now, actor_id: id, act: 'account.withdraw', subject: id })
    const { email: to, lang, name, company_file } = before
    await mailLater(deps, tx, { template: 'accountClosed', to, lang, values: { name } })
    return company_file
  })
  if (file) await removeUpload(deps, file)
}
