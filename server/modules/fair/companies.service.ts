import { and, arrayContains, asc, desc, eq, inArray, isNotNull, like, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { CompanyDetail, CompanyRow, fairCompanies } from '#contract/fair/company'
import { countriesOf } from '#contract/fair/continent'
import { type FitReason, fitOf, fitReasons, fitWeights } from '#contract/fair/fit'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { picture } from '#server/modules/media/media.table'
import { pictureIn } from '#server/modules/media/shown.service'
import { Refusal } from '#server/refusal'
import { fairBooth } from './edition.table'
import { fairWish, type ParticipantRow, participant } from './participant.table'
import { searchedBy } from './search.service'
import { companyOf, documentAt } from './shown.service'
import { approvedParticipant } from './who.service'

type Reading = Pick<Deps, 'db' | 'clock' | 'hooks'>

/**
 * The companies that a company sees: approved ones of its year and mode, including itself. Every read of other companies uses
 * this.
 */
export const seenBy = (me: ParticipantRow): SQL | undefined =>
  and(eq(participant.year, me.year), eq(participant.is_test, me.is_test), eq(participant.status, 'approved'))

/** Companies as rows of a list, with the reader's wish for each. One query. */
export const companyRows = (db: Db, me: ParticipantRow) =>
  db
    .select({
      company: participant,
      booth: { id: fairBooth.id, number: fairBooth.number, hall: fairBooth.hall },
      logo: picture,
      // The id first: drizzle uses it to detect whether there is a wish.
      wish: { from_id: fairWish.from_id, priority: fairWish.priority, note: fairWish.note, sent_at: fairWish.sent_at },
      wants_me: sql<boolean>`exists (select from fair_wish other where other.from_id = ${participant.id}
        and other.to_id = ${me.id} and other.sent_at is not null)`,
    })
    .from(participant)
    .leftJoin(fairBooth, eq(fairBooth.id, participant.booth_id))
    .leftJoin(picture, eq(picture.id, participant.logo_id))
    .leftJoin(fairWish, and(eq(fairWish.from_id, me.id), eq(fairWish.to_id, participant.id)))
    .$dynamic()

type Found = Awaited<ReturnType<typeof companyRows>>[number]

const wishIn = (
  found: Pick<typeof fairWish.$inferSelect, 'priority' | 'note' | 'sent_at'> | null,
): CompanyRow['wish'] =>
  found && { priority: found.priority, note: found.note, sent_at: found.sent_at?.toISOString() ?? null }

/** A row as the contract has it. */
export const companyRow = (
  me: ParticipantRow,
  { company, booth, logo, wish: own, wants_me }: Found,
  lang: Lang,
): CompanyRow => ({
  id: company.id,
  side: company.side,
  country: company.country,
  company_en: company.company_en,
  company_ko: company.company_ko,
  sector: company.sector,
  specialties: company.specialties,
  languages: company.languages,
  markets: company.markets,
  booth,
  city: company.profile.city,
  main_business_en: company.profile.main_business_en,
  main_business_ko: company.profile.main_business_ko,
  logo: pictureIn(logo, lang),
  fit: fitOf(me, company),
  wish: wishIn(own),
  wants_me,
})

/** How well a company suits the reader, computed like `fitOf`. */
const fitScore = (me: ParticipantRow): SQL => {
  const any = (column: SQL | typeof participant.markets, own: readonly string[]) =>
    sql`(${column} && ${sql.param(own)}::text[])::int`
  const reasons: Record<FitReason, SQL> = {
    i_want: sql`(${participant.sector} = any(${sql.param(me.wanted_sectors)}::text[]))::int`,
    it_wants: sql`(${me.sector} = any(${participant.wanted_sectors}))::int`,
    specialties: any(sql`${participant.specialties}`, me.specialties),
    markets: any(sql`${participant.markets}`, me.markets),
    languages: any(sql`${participant.languages}`, me.languages),
  }
  const parts = fitReasons.map((reason) => sql`${fitWeights[reason]}::int * ${reasons[reason]}`)
  return sql`case when ${participant.side} = ${me.side} then 0 else ${sql.join(parts, sql` + `)} end`
}

/**
 * The companies that the reader sees, filtered. At most five queries, for any number of rows. Throws 404, 403 `fair.notApproved`.
 */
export async function listCompanies(
  { db, clock, hooks }: Reading,
  readerId: string,
  {
    page,
    per_page,
    sort,
    q,
    slot,
    saved,
    language,
    size,
    specialty,
    market,
    ...equal
  }: Parsed<typeof fairCompanies.list>['query'],
  lang: Lang,
): Promise<Data<typeof fairCompanies.list>> {
  const me = await approvedParticipant({ db, clock }, readerId)
  const busy = slot ? await hooks.busyCompanies(db, slot) : []
  const others = and(seenBy(me), sql`${participant.id} <> ${me.id}`)
  const match = and(
    others,
    q ? like(participant.search, searchedBy(q)) : undefined,
    equal.side ? eq(participant.side, equal.side) : undefined,
    equal.country ? eq(participant.country, equal.country) : undefined,
    equal.continent ? inArray(participant.country, countriesOf(equal.continent)) : undefined,
    equal.sector ? eq(participant.sector, equal.sector) : undefined,
    specialty ? arrayContains(participant.specialties, [specialty]) : undefined,
    market ? arrayContains(participant.markets, [market]) : undefined,
    language ? arrayContains(participant.languages, [language]) : undefined,
    size ? sql`${participant.profile} ->> 'employees' = ${size}` : undefined,
    saved
      ? inArray(participant.id, db.select({ id: fairWish.to_id }).from(fairWish).where(eq(fairWish.from_id, me.id)))
      : undefined,
    busy.length > 0 ? notInArray(participant.id, [...busy]) : undefined,
  )
  const name =
    lang === 'ko'
      ? sql`coalesce(nullif(${participant.company_ko}, ''), ${participant.company_en})`
      : sql`lower(${participant.company_en})`
  const order = { name: [asc(name)], newest: [desc(participant.created_at)], fit: [desc(fitScore(me)), asc(name)] }[
    sort
  ]
  const rows = await companyRows(db, me)
    .where(match)
    .orderBy(...order, asc(participant.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const countries = await db.selectDistinct({ country: participant.country }).from(participant).where(others)
  return {
    items: rows.map((row) => companyRow(me, row, lang)),
    page,
    per_page,
    total: await db.$count(participant, match),
    countries: countries.map(({ country }) => country).toSorted(),
  }
}

/** A company that the reader sees. Throws 404 for any other, in particular one of the other mode. */
export async function seenCompany(db: Db, me: ParticipantRow, id: string): Promise<ParticipantRow> {
  const [row] = await db
    .select()
    .from(participant)
    .where(and(seenBy(me), eq(participant.id, id)))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/**
 * A company as others see it, also the reader's own: contacts only where both have agreed to meet. Throws 404, 403
 * `fair.notApproved`.
 */
export async function showCompany(
  { db, clock, hooks }: Reading,
  readerId: string,
  id: string,
  lang: Lang,
): Promise<CompanyDetail> {
  const me = await approvedParticipant({ db, clock }, readerId)
  const row = await seenCompany(db, me, id)
  const isOwn = row.id === me.id
  const hasAgreed = !isOwn && (await hooks.hasAgreed(db, me.id, id))
  const company = await companyOf(db, row, lang)
  const [own] = await db
    .select()
    .from(fairWish)
    .where(and(eq(fairWish.from_id, me.id), eq(fairWish.to_id, id)))
  const wantsMe = await db.$count(
    fairWish,
    and(eq(fairWish.from_id, id), eq(fairWish.to_id, me.id), isNotNull(fairWish.sent_at)),
  )
  return {
    ...company,
    // The company's address is a contact like those of its representative.
    profile: hasAgreed ? company.profile : { ...company.profile, company_email: '' },
    contact: hasAgreed ? row.contact : null,
    fit: isOwn ? null : fitOf(me, row),
    wish: wishIn(own ?? null),
    wants_me: wantsMe > 0,
    is_own: isOwn,
  }
}

/** A document of a company that the reader sees. Throws 404, 403 `fair.notApproved`. */
export async function companyDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: string,
  { id, document }: { id: string; document: string },
) {
  const me = await approvedParticipant({ db, clock }, readerId)
  const found = await documentAt(db, (await seenCompany(db, me, id)).id, document)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}
