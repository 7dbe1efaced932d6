import { randomUUID } from 'node:crypto'
import type { FairInvitation, FairReturn, FairSignup } from '#contract/fair/participant'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { admitNewcomer, openAccount } from '#server/modules/accounts/open.service'
import { Refusal } from '#server/refusal'
import { findCurrent } from './edition.service'
import { participant } from './participant.table'
import { composed } from './search.service'

type Draft = z.output<typeof FairSignup>

/** The year of the fair that is open for registration. Throws 409 `fair.registrationClosed` outside of its days (product §5). */
export async function openYear(db: Db, now: Date): Promise<number> {
  const edition = await findCurrent(db, now)
  if (!edition?.is_open) throw new Refusal(409, 'fair.registrationClosed')
  return edition.year
}

/** The name used to address a person: the Korean one if their mails are in Korean and they gave it. */
export const nameIn = (lang: string, { name_en, name_ko }: { name_en: string; name_ko: string }): string =>
  lang === 'ko' && name_ko !== '' ? name_ko : name_en

/** The name of a company in a language: the Korean one in Korean if there is one. */
export const companyIn = (
  lang: string,
  { company_en, company_ko }: { company_en: string; company_ko: string },
): string => (lang === 'ko' && company_ko !== '' ? company_ko : company_en)

/**
 * Opens an account of the business area with a registration that waits for the fair's office, all or nothing. Throws 409
 * `fair.registrationClosed`, and what `admitNewcomer` and `openAccount` throw (product §3, §5).
 */
export async function registerParticipant(deps: Deps & { ip: string }, draft: Draft): Promise<{ id: string }> {
  const now = deps.clock.now()
  const year = await openYear(deps.db, now)
  const named = { ...draft, name: nameIn(draft.lang, draft) }
  const given = await admitNewcomer(deps, named)
  const id = randomUUID()
  await transaction(deps.db, async (tx) => {
    await openAccount(deps, tx, named, { ...given, roles: [draft.side], company_name: draft.company_en })
    const { telephone, phone: mobile, contact_email, sns } = draft
    const columns = columnsOf({ ...draft, contact: { telephone, mobile, contact_email, sns } })
    await tx
      .insert(participant)
      .values({ ...columns, id, account_id: given.id, year, status_at: now, created_at: now, updated_at: now })
    await writeAudit(tx, {
      at: now,
      actor_id: given.id,
      act: 'fair.register',
      subject: id,
      detail: { side: draft.side, year },
    })
  })
  return { id }
}

/** The columns of a draft from any source, without pictures, booth and status. */
export const columnsOf = ({ side, buyer_type, ...draft }: Omit<z.output<typeof FairReturn>, Consents | 'lang'>) =>
  composed({
    side,
    nationality: draft.nationality,
    country: draft.country,
    name_en: draft.name_en,
    name_ko: draft.name_ko,
    company_en: draft.company_en,
    company_ko: draft.company_ko,
    sector: draft.sector,
    specialties: draft.specialties,
    wanted_sectors: draft.wanted_sectors,
    markets: draft.markets,
    languages: draft.languages,
    buyer_type: side === 'buyer' ? buyer_type : '',
    profile: draft.profile,
    contact: draft.contact,
  })
type Consents = keyof z.output<typeof FairInvitation>
