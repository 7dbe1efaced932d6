import type { Page } from '@playwright/test'
import { and, arrayContains, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { fairBooth, fairEdition, fairSlot } from '#server/modules/fair/edition.table'
import { fairWish } from '#server/modules/fair/participant.table'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { systemClock as clock } from '#server/ports/clock'
import { aParticipant, type Company } from '#tests/support/fair'
import { inDatabase } from './database'
import { visit } from './fixtures'
import { signIn, words } from './journey'
import './members'
import { isOurs } from './parallel'

export const password = 'Passw0rd1'

/** Opens a page of the fair that needs a sign-in, and signs in; the page then opens. */
export async function signInAt(page: Page, lang: 'en' | 'ko', path: string, email: string): Promise<void> {
  await visit(page, path)
  await signIn(page, words[lang], email, password)
}

/** A company whose name the test knows. */
type NamedCompany = Company & { company: string }

/**
 * The companies around a running meeting: a seller, the absent buyer, and a buyer who could replace it and waits for approval.
 */
export interface Cast {
  seller: NamedCompany
  away: NamedCompany
  other: NamedCompany
}

/** A running slot of today that is long enough to be refilled: one of the fair's, or an additional one. */
async function timeNow(db: Db, year: number): Promise<string> {
  const at = (minutes: number) => new Date(clock.now().getTime() + 9 * 3_600_000 + minutes * 60_000).toISOString()
  const day = dayInSeoul(clock.now())
  const running = and(
    eq(fairSlot.day, day),
    lte(fairSlot.starts, at(0).slice(11, 16)),
    gt(fairSlot.ends, at(12).slice(11, 16)),
  )
  const [found] = await db
    .select({ id: fairSlot.id })
    .from(fairSlot)
    .where(running)
    .orderBy(asc(fairSlot.starts))
    .limit(1)
  if (found) return found.id
  const ends = at(25).slice(0, 10) === at(0).slice(0, 10) ? at(25).slice(11, 16) : '23:59'
  await db
    .insert(fairSlot)
    .values({ year, day, starts: at(0).slice(11, 16), ends })
    .onConflictDoNothing()
  const [made] = await db
    .select({ id: fairSlot.id })
    .from(fairSlot)
    .where(running)
    .orderBy(asc(fairSlot.starts))
    .limit(1)
  if (!made) throw new Error('no time runs now')
  return made.id
}

async function aCompany(db: Db, name: string, fields: Parameters<typeof aParticipant>[1]): Promise<NamedCompany> {
  const company = `${name} ${crypto.randomUUID().slice(0, 6)}`
  const names = { company_en: company, company_ko: company }
  return { company, ...(await aParticipant({ db, clock }, { password, ...names, ...fields })) }
}

/** A buyer and a seller who read these languages, without wishes and meetings: no matching of the office proposes any. */
export const aPair = (lang: {
  buyer: string
  seller: string
}): Promise<Pick<Cast, 'seller'> & { buyer: NamedCompany }> =>
  inDatabase(async (db) => ({
    buyer: await aCompany(db, 'Vervain Travel', { side: 'buyer', lang: lang.buyer }),
    seller: await aCompany(db, 'Ulmus Clinic', { side: 'seller', lang: lang.seller }),
  }))

/** A running meeting, and a buyer who is present; buyer and seller wish to meet each other. */
export const aRunningMeeting = (lang: 'en' | 'ko'): Promise<Cast> =>
  inDatabase(async (db) => {
    const now = clock.now()
    const [edition] = await db.select({ year: fairEdition.year }).from(fairEdition)
    const [office] = await db
      .select({ id: account.id })
      .from(account)
      .where(arrayContains(account.roles, ['fair-admin']))
    if (!edition || !office) throw new Error('the demonstration has no fair')
    const slot_id = await timeNow(db, edition.year)
    const taken = db
      .select({ id: meeting.booth_id })
      .from(meeting)
      .where(and(eq(meeting.slot_id, slot_id), isNotNull(meeting.booth_id), inArray(meeting.status, [...heldStatuses])))
    const booths = await db
      .select({ id: fairBooth.id, isTaken: sql<boolean>`${inArray(fairBooth.id, taken)}` })
      .from(fairBooth)
      .orderBy(asc(fairBooth.number))
    const booth_id = booths.find(({ isTaken }, nth) => !isTaken && isOurs(nth))?.id
    if (!booth_id) throw new Error('every booth is taken')
    const seller = await aCompany(db, 'Zelkova Clinic', { side: 'seller', lang, booth_id })
    const away = await aCompany(db, 'Yarrow Travel', { side: 'buyer', lang })
    const other = await aCompany(db, 'Willow Care', { side: 'buyer', lang, status: 'submitted' })
    const [made] = await db
      .insert(meeting)
      .values({ buyer_id: away.id, seller_id: seller.id, slot_id, booth_id, status: 'confirmed', asked_by: 'buyer' })
      .returning({ id: meeting.id })
    const meeting_id = made?.id ?? null
    await db
      .insert(calendarEntry)
      .values([away, seller].map(({ id: participant_id }) => ({ participant_id, slot_id, meeting_id })))
    await db
      .insert(attendance)
      .values([seller, other].map(({ id }) => ({ participant_id: id, day: dayInSeoul(now), at: now, by: office.id })))
    const sent = { priority: 1, sent_at: now }
    await db.insert(fairWish).values([
      { from_id: seller.id, to_id: other.id, ...sent },
      { from_id: other.id, to_id: seller.id, ...sent },
    ])
    return { seller, away, other }
  })
