import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Newcomer } from '#contract/auth'
import type { AccountSite } from '#contract/sites/sites'
import { type Db, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { accountPaths, areaAt } from './account-site'
import { account } from './accounts.table'
import { checkCode, consumeCode, isEmailTaken } from './code.service'
import { hashPassword } from './passwords'
import { wasWelcomed } from './welcomed'

/** Dependencies for opening an account, with the IP address that the code comes from. */
type OpenDeps = Deps & { ip: string }

/** The part of a sign-up that every site has in common. */
export type Opening = Newcomer & { site: AccountSite }

/** Fields of an account that its holder did not enter. `id` is the new account's. */
type Given = Pick<typeof account.$inferInsert, 'roles' | 'password_hash'> & { id: string } & Partial<
    Pick<typeof account.$inferInsert, 'company_name' | 'company_file' | 'business_number' | 'company_description'>
  >

const claimOf = ({ email, code, site }: Opening, ip: string) => ({ area: areaAt(site), email, code, ip })

/** Throws 409 `auth.emailTaken` unless an address is free for an account on a site (product §8). */
export async function checkEmail(db: Db, { email, site }: Pick<Opening, 'email' | 'site'>): Promise<void> {
  if (await isEmailTaken(db, areaAt(site), email)) throw new Refusal(409, 'auth.emailTaken', 'email')
}

/**
 * Checks the mailed code; call it before anything costly. Throws 400 `auth.codeWrong` or `auth.codeExpired`, 409
 * `auth.emailTaken`.
 */
export async function checkNewcomer({ db, clock, ip }: OpenDeps, draft: Opening): Promise<void> {
  await checkCode(db, clock.now(), claimOf(draft, ip)).catch(async (refusal: unknown) => {
    // A concurrent sign-up may have used the code: then the address is what to report.
    await checkEmail(db, draft)
    throw refusal
  })
}

/**
 * Like `checkNewcomer`, for a sign-up with a password: returns the new account's id and password hash. Throws what
 * `checkNewcomer` throws.
 */
export async function admitNewcomer(
  deps: OpenDeps,
  draft: Opening & { password: string },
): Promise<{ id: string; password_hash: string }> {
  await checkNewcomer(deps, draft)
  return { id: randomUUID(), password_hash: await hashPassword(draft.password) }
}

/** Only members get welcome benefits, once per address, from the shop (product §5). */
async function welcome(deps: Deps, tx: Db, { site, email, name, lang }: Beginning, id: string): Promise<void> {
  const area = areaAt(site)
  const isMember = area === 'member'
  const values = { name, site, path: accountPaths(site, deps.settings).home }
  if (isMember && (await wasWelcomed(deps, tx, email))) {
    await mailLater(deps, tx, { template: 'welcomeBack', to: email, lang, values })
    return
  }
  await deps.hooks.newcomerWelcomed({ db: tx, now: deps.clock.now() }, area, id)
  const gifts = !isMember ? 'none' : site === 'shop' ? 'here' : 'shop'
  await mailLater(deps, tx, { template: 'welcome', to: email, lang, values: { ...values, gifts } })
}

/** The fields a new account starts with. */
type Beginning = Omit<Opening, 'login_id' | 'check_duplicate' | 'code' | 'agree_terms' | 'agree_privacy'>

/** Throws 409 `auth.emailTaken`. */
async function insertAccount(deps: Deps, tx: Db, draft: Beginning, given: Given): Promise<void> {
  const now = deps.clock.now()
  const made = tx.insert(account).values({
    ...given,
    area: areaAt(draft.site),
    email: draft.email,
    name: draft.name,
    phone: draft.phone,
    lang: draft.lang,
    agreed_terms_at: now,
    agreed_provided: draft.agree_provided,
    agreed_marketing: draft.agree_marketing,
    created_at: now,
  })
  await made.catch((error: unknown) => {
    throw uniqueViolation(error, 'account_area_email') ? new Refusal(409, 'auth.emailTaken', 'email') : error
  })
}

/**
 * Opens an account for a person who followed a link mailed to the address, which proves as much as a code; it has no password
 * until one is set by “find password”. Returns its id. Throws 409 `auth.emailTaken`.
 */
export async function openByLink(deps: Deps, tx: Db, draft: Beginning): Promise<string> {
  const id = randomUUID()
  await insertAccount(deps, tx, draft, { id, roles: ['general'] })
  await welcome(deps, tx, draft, id)
  return id
}

/** Returns the open account of an address on a site; null if there is none. */
export async function accountAt(
  db: Db,
  { email, site }: Pick<Opening, 'email' | 'site'>,
): Promise<{ id: string; is_active: boolean } | null> {
  const [found] = await db
    .select({ id: account.id, status: account.status })
    .from(account)
    .where(and(eq(account.area, areaAt(site)), eq(account.email, email), ne(account.status, 'withdrawn')))
  return found ? { id: found.id, is_active: found.status === 'active' } : null
}

/**
 * Opens an account in the area of the site: uses up the mailed code, grants the area's welcome benefits and queues the site's
 * welcome email, all in the caller's transaction, together with the rows that the site stores itself (product §5). Throws 400
 * `auth.codeExpired`, 409 `auth.emailTaken`.
 */
export async function openAccount(deps: OpenDeps, tx: Db, draft: Opening, given: Given): Promise<void> {
  // Before the code: of two concurrent sign-ups the second then learns that the address is taken.
  await insertAccount(deps, tx, draft, given)
  await consumeCode(tx, deps.clock.now(), claimOf(draft, deps.ip))
  await welcome(deps, tx, draft, given.id)
}
