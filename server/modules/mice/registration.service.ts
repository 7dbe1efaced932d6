import { and, asc, eq, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type {
  BuyerRegistration,
  MiceAnswers,
  MiceRegistration,
  MiceRole,
  miceRegistration,
  SellerRegistration,
  VisitorRegistration,
} from '#contract/mice/registration'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { editPages } from '#server/http/page-edits'
import { contactDetails, holdContact } from '#server/modules/accounts/contact.service'
import { newNumber } from '#server/number'
import { Refusal } from '#server/refusal'
import { currentEdition, findCurrent, holdAnnounced } from './edition.service'
import { holdPerson, refuseDecided, wishHosting } from './hosting.service'
import { mailRegistered } from './mail.service'
import { miceFeed, miceHosting, miceLogo, micePerson, micePersonRole, miceSaved } from './mice.table'
import { leaveSeats } from './seats.service'

type Acting = Pick<Deps, 'db' | 'clock' | 'jobs'>
type Own = Data<typeof miceRegistration.own>

/** 40 bits: the number of another badge cannot be guessed by trying. */
const numberLetters = 8

const isPerson = (accountId: string, year: number) =>
  and(eq(micePerson.account_id, accountId), eq(micePerson.year, year))
const isRole = (accountId: string, year: number) =>
  and(eq(micePersonRole.account_id, accountId), eq(micePersonRole.year, year))

/** A participant of a year with their roles in the order of registration; null if the account does not take part. */
export async function findPerson(db: Db, accountId: string, year: number) {
  const [person] = await db.select().from(micePerson).where(isPerson(accountId, year))
  if (!person) return null
  const roles = await db
    .select()
    .from(micePersonRole)
    .where(isRole(accountId, year))
    .orderBy(asc(micePersonRole.at), asc(micePersonRole.role))
  return { person, roles }
}

async function shownOf(db: Db, accountId: string, year: number): Promise<MiceRegistration | null> {
  const found = await findPerson(db, accountId, year)
  const contact = found && (await contactDetails(db, accountId))
  if (!found || !contact) return null
  const { number, name_latin, organization, position, country, agree_leads } = found.person
  const answersOf = <R extends MiceRole>(role: R) => {
    const row = found.roles.find((each) => each.role === role)
    return row ? { ...(row.answers as MiceAnswers[R]), at: row.at.toISOString() } : null
  }
  const { name, email, phone } = contact
  return {
    year,
    number,
    person: { name_latin, organization, position, country, agree_leads, name, email, phone },
    visitor: answersOf('visitor'),
    buyer: answersOf('buyer'),
    seller: answersOf('seller'),
  }
}

/** A member's registration for this year's fair (product §3). */
export async function ownRegistration(db: Db, now: Date, accountId: string): Promise<Own> {
  const found = await findCurrent(db, now)
  return { registration: found ? await shownOf(db, accountId, found.year) : null }
}

/** The draft of one of the roles. */
type Given = VisitorRegistration | BuyerRegistration | SellerRegistration

/**
 * Registers for a role, or changes its answers; personal details are shared by all roles. The first role issues the badge, and
 * each new one is confirmed by mail. Throws 404, 409 `mice.registrationClosed`, 400 `mice.dayUnknown`, and what `refuseDecided`
 * throws (product §3).
 */
export async function takeRoleIn<R extends MiceRole>(
  { clock, jobs }: Omit<Acting, 'db'>,
  tx: Db,
  accountId: string,
  role: R,
  { agree_rules: _, name_latin, organization, position, country, agree_leads, ...answers }: Given,
): Promise<Own> {
  const now = clock.now()
  const { year, is_open, figures } = await currentEdition(tx, now)
  await holdAnnounced(tx, year)
  const contact = await holdContact(tx, accountId)
  await holdPerson(tx, { account_id: accountId, year })
  const before = await findPerson(tx, accountId, year)
  const isNew = !before?.roles.some((each) => each.role === role)
  if (isNew && !is_open) throw new Refusal(409, 'mice.registrationClosed')
  if ('days' in answers && answers.days.some((day) => !figures.days.some((each) => each.day === day)))
    throw new Refusal(400, 'mice.dayUnknown', 'days')
  if ('wants_hosting' in answers) await refuseDecided(tx, { account_id: accountId, year }, answers)
  // Only a role that is taken asks for the rules.
  const agreed_rules_at = isNew || !before ? now : before.person.agreed_rules_at
  const person = { name_latin, organization, position, country, agree_leads, agreed_rules_at }
  const leads_at = before?.person.agree_leads === agree_leads ? before.person.leads_at : now
  const number = before?.person.number ?? newNumber('MB', now, numberLetters)
  await tx
    .insert(micePerson)
    .values({ account_id: accountId, year, number, ...person, leads_at })
    .onConflictDoUpdate({ target: [micePerson.account_id, micePerson.year], set: { ...person, leads_at } })
  await tx
    .insert(micePersonRole)
    .values({ account_id: accountId, year, role, answers: answers as MiceAnswers[R], at: now })
    .onConflictDoUpdate({
      target: [micePersonRole.account_id, micePersonRole.year, micePersonRole.role],
      set: { answers: answers as MiceAnswers[R] },
    })
  if ('wants_hosting' in answers) await wishHosting(tx, { account_id: accountId, year }, answers.wants_hosting, now)
  if (isNew) await mailRegistered({ jobs }, tx, { contact, number, organization, role, figures })
  return { registration: await shownOf(tx, accountId, year) }
}

/** Like `takeRoleIn`, in a transaction of its own. */
const takeRole = <R extends MiceRole>(deps: Acting, accountId: string, role: R, given: Given): Promise<Own> =>
  transaction(deps.db, (tx) => takeRoleIn(deps, tx, accountId, role, given))

export const takeVisitor = (deps: Acting, accountId: string, given: VisitorRegistration) =>
  takeRole(deps, accountId, 'visitor', given)
export const takeBuyer = (deps: Acting, accountId: string, given: BuyerRegistration) =>
  takeRole(deps, accountId, 'buyer', given)
export const takeSeller = (deps: Acting, accountId: string, given: SellerRegistration) =>
  takeRole(deps, accountId, 'seller', given)

/** Gives up a role. With the last one the badge ends, and the seats pass to those who wait. Throws 404. */
export function leaveRole({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string, role: MiceRole): Promise<Own> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    // Conflicts with the shared lock of a call that takes a seat at the same time.
    await holdPerson(tx, { account_id: accountId, year })
    const [removed] = await tx
      .delete(micePersonRole)
      .where(and(isRole(accountId, year), eq(micePersonRole.role, role)))
      .returning()
    if (!removed) throw new Refusal(404, 'general.notFound')
    if (role === 'seller') await leaveLogos(tx, accountId, now, year)
    if (role === 'buyer') await wishHosting(tx, { account_id: accountId, year }, false, now)
    const [left] = await tx.select({ role: micePersonRole.role }).from(micePersonRole).where(isRole(accountId, year))
    if (!left) {
      await leaveSeats(tx, accountId, now, year)
      await tx.delete(micePerson).where(isPerson(accountId, year))
    }
    return { registration: await shownOf(tx, accountId, year) }
  })
}

/** Sets whether scans of the badge pass on contact details from now on. Throws 404 for a member who is not registered. */
export async function agreeLeads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  agree_leads: boolean,
): Promise<Own> {
  const now = clock.now()
  const { year } = await currentEdition(db, now)
  const [changed] = await db
    .update(micePerson)
    // Repeating the same choice keeps its original time.
    .set({
      agree_leads,
      leads_at: sql`case when ${micePerson.agree_leads} = ${agree_leads} then ${micePerson.leads_at} else ${now.toISOString()}::timestamptz end`,
    })
    .where(isPerson(accountId, year))
    .returning({ year: micePerson.year })
  if (!changed) throw new Refusal(404, 'general.notFound')
  return { registration: await shownOf(db, accountId, year) }
}

/** Corrects the text of a badge as its holder asks at the entrance. */
export async function correctBadge(
  tx: Db,
  { account_id, year }: { account_id: string; year: number },
  badge: { name_latin: string; organization: string },
): Promise<void> {
  await tx.update(micePerson).set(badge).where(isPerson(account_id, year))
}

/** Stops showing the logos of an account: of a year, or of all. */
async function leaveLogos(tx: Db, accountId: string, now: Date, year?: number): Promise<void> {
  await tx
    .update(miceLogo)
    .set({ left_at: now })
    .where(and(eq(miceLogo.account_id, accountId), year === undefined ? undefined : eq(miceLogo.year, year)))
  await editPages(tx)
}

/** Deletes everything of a closed account, and passes its seats to those who wait (product §8). */
export async function forgetPerson(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx.select().from(micePerson).where(eq(micePerson.account_id, accountId)).for('update')
  await leaveSeats(tx, accountId, now)
  await leaveLogos(tx, accountId, now)
  await tx.delete(miceHosting).where(eq(miceHosting.account_id, accountId))
  await tx.delete(micePerson).where(eq(micePerson.account_id, accountId))
  await tx.delete(miceSaved).where(eq(miceSaved.account_id, accountId))
  await tx.delete(miceFeed).where(eq(miceFeed.account_id, accountId))
}
