import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Newcomer, Signup } from '#contract/auth'
import type { z } from '#contract/zod'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { account } from './accounts.table'
import { checkCode, consumeCode, isEmailTaken } from './code.service'
import { hashPassword } from './passwords'
import { wasWelcomed } from './welcomed'

/** Whether the address is free for a member. Throws 409 `auth.emailTaken` when it is not (product §8). */
export async function checkEmail(db: Db, email: string): Promise<{ isDuplicate: boolean }> {
  if (await isEmailTaken(db, 'member', email)) throw new Refusal(409, 'auth.emailTaken', 'email')
  return { isDuplicate: false }
}

/** Whether a member has this number; sign-up does not refuse it, because a number can be a family's (product §5). */
export async function checkPhone(db: Db, phone: string): Promise<{ isDuplicate: boolean }> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, 'member'), eq(account.phone, phone), eq(account.status, 'active')))
    .limit(1)
  return { isDuplicate: found !== undefined }
}

type CompanyFields = Partial<
  Pick<typeof account.$inferInsert, 'company_name' | 'business_number' | 'company_description'>
>

const companyOf = (draft: z.output<typeof Signup>): CompanyFields => ({
  company_name: draft.company_name ?? '',
  business_number: (draft.business_number ?? '').replaceAll('-', ''),
  company_description: draft.company_description ?? '',
})

/** What opens an account needs to know where the code comes from. */
type World = Deps & { ip: string }

const claimOf = ({ email, code }: Pick<Newcomer, 'email' | 'code'>, ip: string) =>
  ({ area: 'member', email, code, ip }) as const

/** Whether the mailed code is right. Throws 400 `auth.codeWrong` or `auth.codeExpired`, 409 `auth.emailTaken`. */
export async function checkNewcomer({ db, clock, ip }: World, draft: Newcomer): Promise<void> {
  await checkCode(db, clock.now(), claimOf(draft, ip)).catch(async (refusal: unknown) => {
    // The code may be gone because a sign-up at the same moment has used it: then that is what to say.
    await checkEmail(db, draft.email)
    throw refusal
  })
}

/**
 * Makes a member's account with its welcome benefits, once for an address, uses the mailed code up and queues the welcome
 * mail, all of it or nothing (product §5). `also` belongs to the same transaction. Throws 400 `auth.codeExpired`, 409
 * `auth.emailTaken`.
 */
export async function openAccount<T>(
  deps: World,
  draft: Newcomer,
  more: CompanyFields & Pick<typeof account.$inferInsert, 'roles' | 'password_hash' | 'company_file'> & { id: string },
  also: (tx: Db) => Promise<T>,
): Promise<T> {
  const now = deps.clock.now()
  try {
    return await transaction(deps.db, async (tx) => {
      // Before the code: of two sign-ups at once the second then learns that the address is taken.
      await tx.insert(account).values({
        ...more,
        area: 'member',
        email: draft.email,
        name: draft.name,
        phone: draft.phone,
        lang: draft.lang,
        agreed_terms_at: now,
        agreed_provided: draft.agree_provided,
        agreed_marketing: draft.agree_marketing,
        created_at: now,
      })
      await consumeCode(tx, now, claimOf(draft, deps.ip))
      const isNew = !(await wasWelcomed(deps, tx, draft.email))
      if (isNew) await deps.hooks.memberJoined({ db: tx, now }, more.id)
      await mailLater(deps, tx, {
        template: isNew ? 'welcome' : 'welcomeBack',
        to: draft.email,
        lang: draft.lang,
        values: { name: draft.name },
      })
      return await also(tx)
    })
  } catch (error) {
    if (uniqueViolation(error, 'account_area_email')) throw new Refusal(409, 'auth.emailTaken', 'email')
    throw error
  }
}

/**
 * Signs a member up with a password. `file` is a company's registration document: a company gives that or its business
 * number, which only Korean ones have. Throws 400 `validation.companyProof` and what `checkNewcomer`, `openAccount` and
 * `storeUpload` throw (product §5).
 */
export async function signUp(
  deps: World,
  draft: z.output<typeof Signup>,
  file?: ReceivedFile,
): Promise<{ userId: string }> {
  const isCompany = draft.type === 'company'
  if (file && !isCompany) throw new Refusal(400, 'validation.unknownField', 'file')
  const company = isCompany ? companyOf(draft) : {}
  if (isCompany && !company.business_number && !file) {
    throw new Refusal(400, 'validation.companyProof', 'business_number')
  }
  await checkNewcomer(deps, draft)
  const password_hash = await hashPassword(draft.password)
  const id = randomUUID()
  const company_file = file ? await storeUpload(deps, file, { owner: id, anonymous: true }) : null
  try {
    await openAccount(deps, draft, { ...company, id, roles: [draft.type], password_hash, company_file }, async () => {})
  } catch (error) {
    if (company_file) await removeUpload(deps, company_file)
    throw error
  }
  return { userId: id }
}
