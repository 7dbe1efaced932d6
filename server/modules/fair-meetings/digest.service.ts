import { asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { pathIn } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { editionOf } from '#server/modules/fair/edition.service'
import { partiesOf } from '#server/modules/fair/party.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailedMeeting } from '#server/modules/mail/meeting.types'
import { sideOf } from './meeting.rows'
import { meeting, meetingDigest, meetingEvent, meetingNews } from './meeting.table'

/** The shortest time between two emails to a company, in ms, however much its meetings change: at most four per hour. */
const quiet = 15 * 60_000
/** Lines of one email; further ones are only counted. */
const mostLines = 30

/** Takes the news that a company has not been emailed about yet, and deletes them. */
async function takeNews(tx: Db, participantId: string) {
  const news = await tx.delete(meetingNews).where(eq(meetingNews.participant_id, participantId)).returning()
  if (news.length === 0) return []
  return tx
    .select({ event: meetingEvent, row: meeting })
    .from(meetingEvent)
    .innerJoin(meeting, eq(meeting.id, meetingEvent.meeting_id))
    .where(
      inArray(
        meetingEvent.id,
        news.map(({ event_id }) => event_id),
      ),
    )
    .orderBy(asc(meetingEvent.at), asc(meetingEvent.id))
}

/** Emails a company all that others did since the last email, unless a concurrent call is already doing so. */
function mailDigest(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'settings'>, id: string): Promise<void> {
  const now = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const [turn] = await tx
      .insert(meetingDigest)
      .values({ participant_id: id, told_at: now })
      .onConflictDoUpdate({ target: meetingDigest.participant_id, set: { told_at: now }, setWhere: isQuiet(now) })
      .returning()
    if (!turn) return
    const rows = await takeNews(tx, id)
    const others = await partiesOf(tx, [...new Set([id, ...rows.flatMap(({ row }) => [row.buyer_id, row.seller_id])])])
    const me = others.get(id)
    const contact = me && (await contactOf(tx, me.account_id))
    if (rows.length === 0 || !contact) return
    const { slots } = await editionOf(tx, now, me.year)
    const lang = contact.lang === 'ko' ? 'ko' : 'en'
    const lines = rows.slice(-mostLines).map(({ event, row }): MailedMeeting => {
      const other = others.get(sideOf(row, id) === 'buyer' ? row.seller_id : row.buyer_id)
      const slot = slots.find((each) => each.id === (event.slot_id ?? row.slot_id))
      return {
        act: event.act,
        company: other?.company[lang] ?? '',
        day: slot?.day ?? '',
        starts: slot?.starts ?? '',
        said: event.words,
      }
    })
    await mailLater(deps, tx, {
      template: 'fairMeetings',
      to: contact.email,
      lang: contact.lang,
      values: {
        site: 'fair',
        name: contact.name,
        path: pathIn('/:fair/ppipsa/mypage/business/application', deps.settings.FAIR_SLUG),
        lines,
        more: Math.max(0, rows.length - mostLines),
      },
    })
  })
}

const isQuiet = (now: Date) => lte(meetingDigest.told_at, new Date(now.getTime() - quiet))

/**
 * Emails every company what others did to its meetings: immediately if its last email is long enough ago, otherwise together with
 * what follows. Safe to run at any frequency, on any number of servers.
 */
export async function mailDigests(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'settings'>): Promise<void> {
  const due = await deps.db
    .selectDistinct({ id: meetingNews.participant_id })
    .from(meetingNews)
    .leftJoin(meetingDigest, eq(meetingDigest.participant_id, meetingNews.participant_id))
    .where(or(isNull(meetingDigest.told_at), isQuiet(deps.clock.now())))
  for (const { id } of due) await mailDigest(deps, id)
}
