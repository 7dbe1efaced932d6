import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FairCompany, OwnParticipant } from '#contract/fair/participant'
import { type Lang, langOf } from '#contract/languages'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactDetails } from '#server/modules/accounts/contact.service'
import { picture, upload } from '#server/modules/media/media.table'
import { pictureIn } from '#server/modules/media/shown.service'
import { Refusal } from '#server/refusal'
import { findCurrent } from './edition.service'
import { fairBooth } from './edition.table'
import { type ParticipantRow, participantDocument } from './participant.table'
import { participantOf, registrationsOf } from './who.service'

const documentsOf = (db: Db, id: string): Promise<FairCompany['documents']> =>
  db
    .select({ id: upload.id, name: upload.name, mime: upload.mime, bytes: upload.bytes })
    .from(participantDocument)
    .innerJoin(upload, eq(upload.id, participantDocument.upload_id))
    .where(eq(participantDocument.participant_id, id))
    .orderBy(asc(participantDocument.added_at), asc(upload.id))

/** What other companies see of a company. Three queries. */
export async function companyOf(db: Db, row: ParticipantRow, lang: Lang): Promise<FairCompany> {
  const ids = [row.logo_id, row.banner_id, row.product_picture_id].filter((id) => id !== null)
  const pictures = ids.length > 0 ? await db.select().from(picture).where(inArray(picture.id, ids)) : []
  const named = (id: string | null) =>
    pictureIn(
      pictures.find((each) => each.id === id),
      lang,
    )
  const [booth] = row.booth_id
    ? await db
        .select({ id: fairBooth.id, number: fairBooth.number, hall: fairBooth.hall })
        .from(fairBooth)
        .where(eq(fairBooth.id, row.booth_id))
    : []
  return {
    id: row.id,
    side: row.side,
    nationality: row.nationality,
    country: row.country,
    name_en: row.name_en,
    name_ko: row.name_ko,
    company_en: row.company_en,
    company_ko: row.company_ko,
    sector: row.sector,
    specialties: row.specialties,
    wanted_sectors: row.wanted_sectors,
    markets: row.markets,
    languages: row.languages,
    buyer_type: row.buyer_type,
    profile: row.profile,
    booth: booth ?? null,
    logo: named(row.logo_id),
    banner: named(row.banner_id),
    product_picture: named(row.product_picture_id),
    documents: await documentsOf(db, row.id),
  }
}

/** A registration with all that its company and the fair's office can read. Throws 404. */
export async function ownParticipant(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  lang: Lang,
): Promise<OwnParticipant> {
  const row = await participantOf(db, id)
  const who = await contactDetails(db, row.account_id)
  const current = await findCurrent(db, clock.now())
  const all = await registrationsOf(db, row.account_id)
  const isNewer = current !== null && all.every(({ year }) => year < current.year)
  return {
    ...(await companyOf(db, row, lang)),
    year: row.year,
    is_current: row.year === current?.year,
    open_year: isNewer && current.is_open ? current.year : null,
    years: all.map(({ id, year, status }) => ({ id, year, status })),
    status: row.status,
    status_at: row.status_at.toISOString(),
    reason: row.reason,
    is_test: row.is_test,
    contact: row.contact,
    email: who?.email ?? '',
    phone: who?.phone ?? '',
    lang: langOf(who?.lang ?? 'en'),
    agree_marketing: who?.agreed_marketing ?? false,
    version: row.version,
  }
}

/** Where a document of a company is stored; undefined if the company does not have it. */
export async function documentAt(db: Db, id: string, document: string) {
  const [found] = await db
    .select({ key: upload.key, name: upload.name, mime: upload.mime })
    .from(participantDocument)
    .innerJoin(upload, eq(upload.id, participantDocument.upload_id))
    .where(and(eq(participantDocument.participant_id, id), eq(participantDocument.upload_id, document)))
  return found
}

/** A company's own document. Throws 404. */
export async function ownDocument(db: Db, id: string, document: string) {
  const found = await documentAt(db, id, document)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}
