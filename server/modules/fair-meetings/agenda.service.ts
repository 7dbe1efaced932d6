import { eq } from 'drizzle-orm'
import { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import type { Lang } from '#contract/languages'
import type { StreamedFile } from '#contract/streamed-file'
import { emptyCalendar, entryId } from '#server/calendar'
import type { Deps } from '#server/deps'
import { activeContact } from '#server/modules/accounts/contact.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { editionOf } from '#server/modules/fair/edition.service'
import { ownPagePath } from '#server/modules/fair/mail.service'
import { partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { isHeld } from './hold.service'
import { lateMinutes } from './late.service'
import { endsOf, ownParty, rowsOf, shownRows, startsOf } from './meeting.rows'
import { agendaFeed } from './meeting.table'

/** How long before a meeting calendars remind, in seconds (product §4). */
const alarmSeconds = 10 * 60

const words = {
  en: (company: string, booth: string) => ({ title: `Meeting with ${company}`, place: booth && `Booth ${booth}` }),
  ko: (company: string, booth: string) => ({ title: `${company} 미팅`, place: booth && `${booth} 부스` }),
} satisfies Record<Lang, (company: string, booth: string) => { title: string; place: string }>

/** Whether the account's agenda of this year has a private address. Throws 404 `meeting.notParty`. */
export async function hasFeed({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<boolean> {
  const { party } = await ownParty(db, clock.now(), accountId)
  return (await db.$count(agendaFeed, eq(agendaFeed.participant_id, party.id))) > 0
}

/** Creates the private address of an agenda and replaces an existing one. The address is returned only here and not stored. */
export async function makeFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<{ path: string }> {
  const now = clock.now()
  const { party } = await ownParty(db, now, accountId)
  const token = newToken()
  const fresh = { token_hash: hashToken(token), created_at: now }
  await db
    .insert(agendaFeed)
    .values({ participant_id: party.id, ...fresh })
    .onConflictDoUpdate({ target: agendaFeed.participant_id, set: fresh })
  return { path: `/api/v1/fair/agenda/${token}.ics` }
}

/** Revokes the private address: it no longer shows anything. */
export async function revokeFeed({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<void> {
  const { party } = await ownParty(db, clock.now(), accountId)
  await db.delete(agendaFeed).where(eq(agendaFeed.participant_id, party.id))
}

/**
 * The confirmed meetings behind a private address as a calendar file: those of its year, also after the company registers for
 * another. Calendars are shared with others, so the file only says with whom, when and where. Throws 404 for an unknown or
 * revoked address, and while the account is blocked.
 */
export async function agendaFile(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  file: string,
): Promise<StreamedFile> {
  const now = clock.now()
  const [feed] = await db
    .select()
    .from(agendaFeed)
    .where(eq(agendaFeed.token_hash, hashToken(file.replace(/\.ics$/, ''))))
  const party = feed && (await partiesOf(db, [feed.participant_id])).get(feed.participant_id)
  const contact = party && (await activeContact(db, party.account_id))
  if (!party || !contact) throw new Refusal(404, 'general.notFound')
  const edition = await editionOf(db, now, party.year)
  const lang = contact.lang === 'ko' ? 'ko' : 'en'
  const late = await lateMinutes(db)
  const meetings = await shownRows(db, { party, edition, now }, (await rowsOf(db, party.id)).filter(isHeld))
  const calendar = emptyCalendar(lang).name(edition.figures.name[lang])
  const url = settings.APP_URL + ownPagePath(settings)
  for (const { id, slot, other, booth } of meetings) {
    const { title, place } = words[lang](other.company[lang], booth?.number ?? '')
    const shift = late(slot.day, booth?.hall ?? '') * 60_000
    calendar.createEvent({
      id: entryId(settings, id),
      stamp: now.toISOString(),
      start: new Date(startsOf(slot).getTime() + shift),
      end: new Date(endsOf(slot).getTime() + shift),
      summary: title,
      location: place,
      url,
      status: ICalEventStatus.CONFIRMED,
      alarms: [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: title }],
    })
  }
  const body = new Response(calendar.toString()).body as ReadableStream<Uint8Array>
  return { body, name: 'agenda.ics', mime: 'text/calendar; charset=utf-8' }
}
