import { and, asc, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { MailCounts, MailGroup } from '#contract/fair/mail-desk'
import { missingOf } from '#contract/fair/missing'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { findCurrent } from '#server/modules/fair/edition.service'
import { fairBooth } from '#server/modules/fair/edition.table'
import { participant, participantDocument } from '#server/modules/fair/participant.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { whoOwesRecords } from '#server/modules/fair-records/record-list.service'

/** A recipient of a mail. */
export interface Recipient {
  id: string
  name: string
  email: string
  lang: 'en' | 'ko'
  company: string
  booth: string
}

const hasMeeting = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(meeting)
      .where(
        and(
          or(eq(meeting.buyer_id, participant.id), eq(meeting.seller_id, participant.id)),
          inArray(meeting.status, [...heldStatuses]),
        ),
      ),
  )

const isKorean = sql<boolean>`${account.lang} = 'ko'`

/** Companies with the account that receives their mail, by name. One query. */
const companiesWhere = (db: Db, match: SQL | undefined) =>
  db
    .select({
      id: participant.id,
      name: account.name,
      email: account.email,
      isKorean,
      booth: fairBooth.number,
      side: participant.side,
      name_en: participant.name_en,
      name_ko: participant.name_ko,
      company_en: participant.company_en,
      company_ko: participant.company_ko,
      profile: participant.profile,
      logo: participant.logo_id,
      banner: participant.banner_id,
      product_picture: participant.product_picture_id,
      documents: sql<
        string[]
      >`array(select ${participantDocument.upload_id} from ${participantDocument} where ${participantDocument.participant_id} = ${participant.id})`,
    })
    .from(participant)
    .innerJoin(account, and(eq(account.id, participant.account_id), eq(account.status, 'active')))
    .leftJoin(fairBooth, eq(fairBooth.id, participant.booth_id))
    .where(match)
    .orderBy(asc(sql`lower(${participant.company_en})`), asc(participant.id))
type Company = Awaited<ReturnType<typeof companiesWhere>>[number]

const asRecipient = (row: Company): Recipient => ({
  id: row.id,
  name: row.name,
  email: row.email,
  lang: row.isKorean ? 'ko' : 'en',
  company: (row.isKorean && row.company_ko) || row.company_en,
  booth: row.booth ?? '',
})

/** Who can leave a group between its mail and its delivery: another status, no more consent to news, now a test company. */
const stillOf = ({ status, news }: MailGroup) =>
  and(
    eq(participant.is_test, false),
    status && eq(participant.status, status),
    news && eq(account.agreed_marketing, true),
  )

/** The current members of a group among this year's companies, by company; never test companies and closed accounts. */
export async function groupOf(db: Db, now: Date, group: MailGroup): Promise<Recipient[]> {
  const { side, country, sector, lang, lacks } = group
  const year = (await findCurrent(db, now))?.year ?? 0
  const owing = lacks === 'record' ? await whoOwesRecords(db, now) : []
  const match = and(
    eq(participant.year, year),
    stillOf(group),
    side && eq(participant.side, side),
    country ? eq(participant.country, country) : undefined,
    sector && eq(participant.sector, sector),
    lang && (lang === 'ko' ? isKorean : not(isKorean)),
    lacks === 'record' ? inArray(participant.id, owing) : undefined,
    lacks === 'meeting' ? not(hasMeeting(db)) : undefined,
  )
  const rows = await companiesWhere(db, match)
  return rows.filter((row) => lacks !== 'profile' || missingOf(row).length > 0).map(asRecipient)
}

/** A recipient of a mail to a group, or null if the account is closed or has left the group. */
export async function recipientOf(db: Db, id: string, group: MailGroup): Promise<Recipient | null> {
  const [row] = await companiesWhere(db, and(eq(participant.id, id), stillOf(group)))
  return row ? asRecipient(row) : null
}

/** The number of recipients by language. */
export const countsOf = (recipients: readonly Pick<Recipient, 'lang'>[]): MailCounts => {
  const ko = recipients.filter(({ lang }) => lang === 'ko').length
  return { en: recipients.length - ko, ko }
}
