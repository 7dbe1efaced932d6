import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { codeMinutes, codeTries } from '#contract/auth'
import type { Area } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { account, emailCode } from './accounts.table'

interface Claim {
  area: Area
  email: string
  code: string
}

const hashCode = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest()

/** Whether an account of the area has this address. */
export async function isEmailTaken(db: Db, area: Area, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, area), eq(account.email, email)))
  return found !== undefined
}

/** The job behind "send me a code": mails six digits, or to the holder of an account that there is one (product §5). */
export async function mailCode(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { email, area, lang }: JobInputs['email-code'],
): Promise<void> {
  if (await isEmailTaken(deps.db, area, email)) {
    await deliver(deps, { template: 'addressTaken', to: email, lang, values: { area } })
    return
  }
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.clock.now()
  const expires_at = new Date(now.getTime() + codeMinutes * 60_000)
  await deps.db
    .insert(emailCode)
    .values({ id, area, email, code_hash: hashCode(id, code), created_at: now, expires_at })
  await deliver(deps, { template: 'emailCode', to: email, lang, values: { code, minutes: codeMinutes } })
}

async function newest(db: Db, now: Date, { area, email }: Claim) {
  const [row] = await db
    .select({ id: emailCode.id, live: sql<boolean>`${emailCode.used_at} is null and ${gt(emailCode.expires_at, now)}` })
    .from(emailCode)
    .where(and(eq(emailCode.area, area), eq(emailCode.email, email)))
    .orderBy(desc(emailCode.created_at), desc(emailCode.id))
    .limit(1)
  return row?.live ? row.id : undefined
}

/**
 * Checks a code without using it up. A wrong one costs one of `codeTries`. Throws 400 `auth.codeWrong`, or
 * `auth.codeExpired` when there is no live code or its tries are used up (product §5).
 */
export async function checkCode(db: Db, now: Date, claim: Claim): Promise<void> {
  const id = await newest(db, now, claim)
  if (!id) throw new Refusal(400, 'auth.codeExpired', 'code')
  const hash = hashCode(id, claim.code)
  // Compared and counted in one statement: guesses that come at once are counted one by one.
  const [tried] = await db
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + (${emailCode.code_hash} <> ${hash})::int` })
    .where(and(eq(emailCode.id, id), lt(emailCode.tries, codeTries)))
    .returning({ right: sql<boolean>`${emailCode.code_hash} = ${hash}` })
  if (!tried) throw new Refusal(400, 'auth.codeExpired', 'code')
  if (!tried.right) throw new Refusal(400, 'auth.codeWrong', 'code')
}

/** Uses a checked code up, at most once also among parallel calls. Throws 400 `auth.codeExpired`. */
export async function consumeCode(db: Db, now: Date, claim: Claim): Promise<void> {
  const id = await newest(db, now, claim)
  const [used] = id
    ? await db
        .update(emailCode)
        .set({ used_at: now })
        .where(
          and(
            eq(emailCode.id, id),
            isNull(emailCode.used_at),
            eq(emailCode.code_hash, hashCode(id, claim.code)),
            lt(emailCode.tries, codeTries),
          ),
        )
        .returning({ id: emailCode.id })
    : []
  if (!used) throw new Refusal(400, 'auth.codeExpired', 'code')
}
