import { and, eq, inArray } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { AccountSite } from '#contract/sites/sites'
import type { withdrawal } from '#contract/withdrawal'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { forgetMails } from '#server/modules/mail/log.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { removeUpload } from '#server/modules/media/upload.service'
import type { Hooks } from '#server/ports/hooks'
import { Refusal } from '#server/refusal'
import { siteFor } from './account-site'
import { account, emailCode, passwordReset, phoneCode } from './accounts.table'
import { writeAudit } from './audit.service'
import { type Caller, revokeTokens } from './session.service'
import { rememberWelcomed } from './welcomed'

/** Replaces a withdrawn account's address: no email arrives there, and no one can sign in with it. */
const nobody = (id: string) => `${id}@withdrawn.invalid`

/** Blanks every personal field of the row. */
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

/** Returns whether the account can be closed, and what would be lost (product §8). */
export async function checkWithdrawal(
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  { id, area }: Pick<Caller, 'id' | 'area'>,
): Promise<Data<typeof withdrawal.check>> {
  return hooks.lossesOf({ db, now: clock.now() }, area, id)
}

/** The account to close. */
type Closed = Pick<Caller, 'id' | 'email' | 'area'>

/** Removes everything of the account except its row. */
async function clear(hooks: Hooks, tx: Db, now: Date, { id, email, area }: Closed): Promise<void> {
  await hooks.accountClosed({ db: tx, now }, area, id)
  await tx.delete(passwordReset).where(eq(passwordReset.account_id, id))
  await tx.delete(phoneCode).where(eq(phoneCode.account_id, id))
  await tx.delete(emailCode).where(and(eq(emailCode.area, area), eq(emailCode.email, email)))
  await revokeTokens(tx, id)
}

/**
 * Closes the caller's account: its sessions end everywhere and its personal data is removed (product §8). Its row stays,
 * because bookings and the points ledger refer to it. The address is free again: its holder can sign up again, without anything
 * of the old account and without a second welcome. Throws 409 `auth.openReservations` while a reservation is still open.
 */
export const withdraw = (deps: Deps, caller: Caller, site?: AccountSite): Promise<void> =>
  close(deps, caller, { actor_id: caller.id, act: 'account.withdraw', reason: '', of: ['active'], site })

/** Closes an account on its holder's request; the holder is emailed the reason. Throws 409 `desk.changed` for a closed one. */
export const withdrawFor = (
  deps: Deps,
  closed: Closed,
  { operator, reason }: { operator: string; reason: string },
): Promise<void> =>
  close(deps, closed, { actor_id: operator, act: 'member.withdraw', reason, of: ['active', 'blocked'] })

type Erased = Closed & Pick<typeof account.$inferSelect, 'phone'>

/**
 * Removes the personal data of a locked account, and everything else but its row, in the caller's transaction (product §8).
 * Messages to `except` stay in the log.
 */
export async function eraseAccount(
  deps: Deps,
  tx: Db,
  now: Date,
  closed: Erased,
  except: readonly string[] = [],
): Promise<void> {
  const { id, area, email, phone } = closed
  // Codes were also sent to these numbers, whether they became the account's or not.
  const numbers = await tx.select({ phone: phoneCode.phone }).from(phoneCode).where(eq(phoneCode.account_id, id))
  await clear(deps.hooks, tx, now, closed)
  await tx
    .update(account)
    .set({ ...erased, email: nobody(id), status: 'withdrawn', withdrawn_at: now })
    .where(eq(account.id, id))
  if (area === 'member') await rememberWelcomed(deps, tx, email)
  const sentTo = [email, phone, ...numbers.map((each) => each.phone)]
  await forgetMails(
    tx,
    sentTo.filter((each) => !except.includes(each)),
  )
}

interface Closing {
  actor_id: string
  act: 'account.withdraw' | 'member.withdraw'
  /** Empty when members close their own account. */
  reason: string
  of: readonly ('active' | 'blocked')[]
  site?: AccountSite | undefined
}

async function close(deps: Deps, closed: Closed, { actor_id, act, reason, of, site }: Closing): Promise<void> {
  const now = deps.clock.now()
  const { id, area } = closed
  const isMember = area === 'member'
  const file = await transaction(deps.db, async (tx) => {
    const [before] = await tx
      .select({
        ...{ email: account.email, phone: account.phone, name: account.name, lang: account.lang },
        company_file: account.company_file,
      })
      .from(account)
      .where(and(eq(account.id, id), inArray(account.status, [...of])))
      // Not `update`: transactions that refer to the account can continue until this commits; otherwise the two could deadlock.
      .for('no key update')
    if (!before) throw act === 'member.withdraw' ? new Refusal(409, 'desk.changed') : new Refusal(401, 'auth.expired')
    const { email: to, phone, lang, name, company_file } = before
    await eraseAccount(deps, tx, now, { ...closed, phone })
    await writeAudit(tx, { at: now, actor_id, act, subject: id, ...(reason && { detail: { reason } }) })
    const values = { name, site: siteFor(area, site), member: isMember, reason }
    await mailLater(deps, tx, { template: 'accountClosed', to, lang, values })
    return company_file
  })
  if (file) await removeUpload(deps, file)
}
