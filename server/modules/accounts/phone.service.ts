import { and, eq } from 'drizzle-orm'
import { codeMinutes } from '#contract/auth'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { PhoneCodeRequest, phoneNumber } from '#contract/phone'
import type { AccountSite } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver, deliverCode, mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { accountPaths, siteFor } from './account-site'
import { account, phoneCode } from './accounts.table'
import { writeAudit } from './audit.service'
import { type Codes, newCode, spendCode, tryCode } from './codes'
import { isPassword } from './passwords'
import { maskPhone } from './phone'
import type { Caller } from './session.service'

/**
 * How codes are sent: as text messages if a gateway is set, otherwise by email to the member's address. For an account without
 * a password the code proves the caller, so it is sent to that address (product §5).
 */
const codeWay = ({ sms }: Pick<Deps, 'sms'>, hasPassword: boolean): Data<typeof phoneNumber.sendCode>['by'] =>
  sms && hasPassword ? 'sms' : 'mail'

/** Returns how a code would reach the caller, and whether the password is required first. */
export async function phoneWay(deps: Pick<Deps, 'db' | 'sms'>, { id }: Caller): Promise<Data<typeof phoneNumber.way>> {
  const password = Boolean((await activeAccount(deps.db, id))?.password_hash)
  return { by: codeWay(deps, password), password }
}

const codesOf = (account_id: string, phone: string): Codes => ({
  table: phoneCode,
  whose: and(eq(phoneCode.account_id, account_id), eq(phoneCode.phone, phone)),
})

async function activeAccount(db: Db, id: string) {
  const [found] = await db
    .select({
      email: account.email,
      name: account.name,
      lang: account.lang,
      phone: account.phone,
      password_hash: account.password_hash,
    })
    .from(account)
    .where(and(eq(account.id, id), eq(account.status, 'active')))
  return found
}

/**
 * Queues a code for the number that a member wants to change to, once the password was entered again: a session left open must
 * not move the account to another phone. The holder of an account without a password is verified by the code, which is sent to its
 * address. Throws 400 `auth.passwordWrong` or `auth.phoneSame` (product §5).
 */
export async function askPhoneCode(
  deps: Deps,
  caller: Caller,
  { phone, password = '', site }: PhoneCodeRequest & { site?: AccountSite },
  lang: Lang,
): Promise<Data<typeof phoneNumber.sendCode>> {
  const found = await activeAccount(deps.db, caller.id)
  // Not 401: that would sign the person out (product §4).
  const hasPassword = Boolean(found?.password_hash)
  if (hasPassword && !(await isPassword(found?.password_hash, password))) {
    throw new Refusal(400, 'auth.passwordWrong', 'password')
  }
  if (found?.phone === phone) throw new Refusal(400, 'auth.phoneSame', 'phone')
  await deps.jobs.enqueue(deps.db, 'phone-code', {
    account_id: caller.id,
    phone,
    lang,
    site: siteFor(caller.area, site),
  })
  return { by: codeWay(deps, hasPassword), minutes: codeMinutes }
}

/** The job behind it: creates the code, so that none is stored in a queue, and sends it in the language of the page. */
export async function sendPhoneCode(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'sms' | 'settings'>,
  { account_id, phone, lang, site }: JobInputs['phone-code'],
): Promise<void> {
  const found = await activeAccount(deps.db, account_id)
  if (!found) return
  const { code, row } = newCode(deps.clock.now())
  await deps.db.insert(phoneCode).values({ ...row, account_id, phone })
  const values = { code, minutes: codeMinutes, site }
  const { email: to } = found
  const password = Boolean(found.password_hash)
  const request = {
    ...{ template: 'phoneCode' as const, to, lang },
    values: { ...values, phone: maskPhone(phone), password },
  }
  if (deps.sms && password) await deliverCode({ ...deps, sms: deps.sms }, phone, request)
  else await deliver(deps, request)
}

/**
 * Changes the member's number by its code. Sessions stay; an email reports it, so that an unauthorized change is noticed.
 * Throws 400 `auth.codeWrong` or `auth.codeExpired` (product §5).
 */
export async function changePhone(
  deps: Deps & { ip: string },
  caller: Caller,
  { phone, code, site }: { phone: string; code: string; site?: AccountSite },
): Promise<{ phone: string }> {
  const now = deps.clock.now()
  const codes = codesOf(caller.id, phone)
  const typed = { code, ip: deps.ip }
  await tryCode(deps.db, now, codes, typed)
  await transaction(deps.db, async (tx) => {
    await spendCode(tx, now, codes, typed)
    const before = await activeAccount(tx, caller.id)
    if (!before) throw new Refusal(404, 'general.notFound')
    const { email: to, lang, name } = before
    await tx.update(account).set({ phone }).where(eq(account.id, caller.id))
    await writeAudit(tx, {
      at: now,
      actor_id: caller.id,
      act: 'phone.change',
      subject: caller.id,
      detail: { from: maskPhone(before.phone), to: maskPhone(phone), by: codeWay(deps, Boolean(before.password_hash)) },
    })
    const at = siteFor(caller.area, site)
    const path = accountPaths(at, deps.settings).findPassword
    const values = { name, site: at, path, phone: maskPhone(phone) }
    await mailLater(deps, tx, { template: 'phoneChanged', to, lang, values })
  })
  return { phone }
}
