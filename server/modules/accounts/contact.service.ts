import { and, eq, inArray, ne } from 'drizzle-orm'
import type { LanguageCode } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { account } from './accounts.table'

/** Name, email address and language of an account's holder. */
export interface Contact {
  name: string
  email: string
  lang: string
}

const contact = { name: account.name, email: account.email, lang: account.lang }
const active = (id: string) => and(eq(account.id, id), eq(account.status, 'active'))
/** Includes blocked accounts: they still have a holder. */
const open = (id: string) => and(eq(account.id, id), ne(account.status, 'withdrawn'))

/** Returns the contact of an account's holder, or null if the account was closed. */
export async function contactOf(db: Db, id: string): Promise<Contact | null> {
  const [found] = await db.select(contact).from(account).where(open(id))
  return found ?? null
}

/** Like `contactOf`, but null also for a blocked account. */
export async function activeContact(db: Db, id: string): Promise<Contact | null> {
  const [found] = await db.select(contact).from(account).where(active(id))
  return found ?? null
}

/**
 * Like `contactOf`, with the account's row locked until the transaction ends: of two concurrent changes the second sees the
 * result of the first. Throws 401 `auth.expired` for a closed account.
 */
export async function holdContact(tx: Db, id: string): Promise<Contact> {
  const [held] = await tx.select(contact).from(account).where(active(id)).for('no key update')
  if (!held) throw new Refusal(401, 'auth.expired')
  return held
}

const details = { ...contact, id: account.id, phone: account.phone, agreed_marketing: account.agreed_marketing }

/** The holder of an account, as a site's own profile shows it. `lang` is the language of emails. */
export type ContactDetails = Omit<Contact, 'lang'> & {
  id: string
  phone: string
  lang: LanguageCode
  agreed_marketing: boolean
}

/** Like `contactOf`, with phone number and consent. */
export async function contactDetails(db: Db, id: string): Promise<ContactDetails | null> {
  const [found] = await db.select(details).from(account).where(open(id))
  return found ? { ...found, lang: found.lang as LanguageCode } : null
}

/** Changes name, email language and marketing consent; a closed account stays unchanged. */
export async function changeContact(
  db: Db,
  id: string,
  change: Pick<ContactDetails, 'name' | 'lang' | 'agreed_marketing'>,
): Promise<void> {
  await db.update(account).set(change).where(active(id))
}

/** Changes the name and, if given, the email language; a closed account stays unchanged. */
export async function nameContact(
  db: Db,
  id: string,
  change: Pick<ContactDetails, 'name'> & Partial<Pick<ContactDetails, 'lang'>>,
): Promise<void> {
  await db.update(account).set(change).where(active(id))
}

/** Returns the address of an account, open or closed. */
export async function emailOf(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db.select({ email: account.email }).from(account).where(eq(account.id, id))
  return found?.email
}

/** Whether an account has a holder: it is neither closed nor merged into another. A blocked one has. */
export const hasHolder = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(account, and(eq(account.id, id), inArray(account.status, ['active', 'blocked'])))) > 0

/** Whether an account has a password. */
export async function hasPassword(db: Db, id: string): Promise<boolean> {
  const [found] = await db.select({ hash: account.password_hash }).from(account).where(eq(account.id, id))
  return Boolean(found?.hash)
}
