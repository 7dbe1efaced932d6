import { and, eq } from 'drizzle-orm'
import { codeMinutes } from '#contract/auth'
import type { Area } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { accountPaths, areaAt } from './account-site'
import { account, emailCode } from './accounts.table'
import { type Codes, newCode, spendCode, type Typed, tryCode } from './codes'

/** Whose code is checked. */
interface Claim extends Typed {
  area: Area
  email: string
}

const codesOf = ({ area, email }: Claim): Codes => ({
  table: emailCode,
  whose: and(eq(emailCode.area, area), eq(emailCode.email, email)),
})

/** Whether an account of the area has this address. */
export async function isEmailTaken(db: Db, area: Area, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email)))
  return found !== undefined
}

/** Stores a new code for an address and returns it: six digits, valid for `codeMinutes`. */
export async function issueCode(db: Db, now: Date, whose: { area: Area; email: string }): Promise<string> {
  const { code, row } = newCode(now)
  await db.insert(emailCode).values({ ...row, ...whose })
  return code
}

/** The job behind "send me a code": emails six digits, or, if the address has an account, a notice about it (product §5). */
export async function mailCode(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { email, site, lang }: JobInputs['email-code'],
): Promise<void> {
  const area = areaAt(site)
  if (await isEmailTaken(deps.db, area, email)) {
    const values = { site, path: accountPaths(site, deps.settings).login }
    await deliver(deps, { template: 'addressTaken', to: email, lang, values })
    return
  }
  const code = await issueCode(deps.db, deps.clock.now(), { area, email })
  await deliver(deps, { template: 'emailCode', to: email, lang, values: { code, minutes: codeMinutes, site } })
}

/** Checks a mailed code without using it up; throws what `tryCode` throws. */
export const checkCode = (db: Db, now: Date, claim: Claim): Promise<void> => tryCode(db, now, codesOf(claim), claim)

/** Uses a checked code up; throws what `spendCode` throws. */
export const consumeCode = (db: Db, now: Date, claim: Claim): Promise<void> => spendCode(db, now, codesOf(claim), claim)
