import { randomUUID } from 'node:crypto'
import { daysLater } from '#contract/days'
import type { FairInvitation } from '#contract/fair/participant'
import { type ImportRow, invitationDays } from '#contract/fair/participant-import'
import { pathIn } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { activeContact } from '#server/modules/accounts/contact.service'
import { firstPasswordPath, noteAgreement, openInvited, takenEmails } from '#server/modules/accounts/invited.service'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { currentEdition } from './edition.service'
import { formerCompanies, inviteAgain } from './import-again.service'
import { refuseFormer, setParticipant } from './own.service'
import { participant } from './participant.table'
import { nameIn } from './register.service'
import { composed } from './search.service'
import { lockParticipant, registrationsOf } from './who.service'

const site = 'fair'

/** Throws 400 `fair.importTwice` at the second of two rows with one address. */
function refuseTwice(rows: readonly ImportRow[]): void {
  const seen = new Set<string>()
  for (const [at, { email }] of rows.entries()) {
    if (seen.has(email)) throw new Refusal(400, 'fair.importTwice', `rows.${at}.email`)
    seen.add(email)
  }
}

const columnsOf = ({ employees, position, city, address_en, homepage, main_business_en, ...row }: ImportRow) =>
  composed({
    side: row.side,
    nationality: row.country,
    country: row.country,
    name_en: row.name_en,
    name_ko: row.name_ko,
    company_en: row.company_en,
    company_ko: row.company_ko,
    sector: row.sector,
    specialties: [],
    wanted_sectors: row.wanted_sectors,
    markets: [],
    languages: row.languages,
    buyer_type: row.side === 'buyer' ? row.buyer_type : '',
    profile: {
      department: '',
      position,
      postal_code: '',
      address_en,
      address_ko: '',
      city,
      homepage,
      company_email: '' as const,
      products_en: '',
      products_ko: '',
      main_business_en,
      main_business_ko: '',
      description_en: '',
      description_ko: '',
      employees,
      sales: 'private' as const,
      experience_count: 0,
      route: 'invitation' as const,
      purposes: [],
    },
    contact: { telephone: '', mobile: row.mobile, contact_email: row.email, sns: [] },
  })

/** Those of these addresses that cannot be invited for a year: their account is not that of a company of a former year only. */
async function takenIn(db: Db, year: number, emails: readonly string[]): Promise<string[]> {
  const former = await formerCompanies(db, year, emails)
  return (await takenEmails(db, site, emails)).filter((email) => !former.has(email))
}

/**
 * Adds companies entered by the fair's office, all or none, and invites each by mail; one of a former year keeps its account.
 * Throws 404 without a fair, 400 `fair.importTwice` and 409 `auth.emailTaken` at the row (product §6).
 */
export async function importParticipants(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  by: string,
  rows: readonly ImportRow[],
): Promise<{ created: number }> {
  const now = clock.now()
  const { year } = await currentEdition(db, now)
  refuseTwice(rows)
  return transaction(db, async (tx) => {
    const emails = rows.map(({ email }) => email)
    const [taken] = await takenIn(tx, year, emails)
    if (taken) {
      throw new Refusal(409, 'auth.emailTaken', `rows.${rows.findIndex(({ email }) => email === taken)}.email`)
    }
    const former = await formerCompanies(tx, year, emails)
    const made = rows.flatMap((row) => (former.has(row.email) ? [] : [{ id: randomUUID(), row }]))
    if (made.length > 0)
      await openInvited(
        tx,
        site,
        now,
        made.map(({ id, row }) => ({
          id,
          email: row.email,
          name: nameIn(row.lang, row),
          phone: row.mobile,
          lang: row.lang,
          roles: [row.side],
          company_name: row.company_en,
        })),
      )
    const times = { status_at: now, created_at: now, updated_at: now }
    const added = made.map(({ id, row }) => ({
      ...{ ...columnsOf(row), ...times },
      ...{ account_id: id, year, status: 'invited' as const },
    }))
    if (added.length > 0) await tx.insert(participant).values(added)
    // In one order, so that parallel imports never deadlock.
    for (const row of rows.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const last = former.get(row.email)
      if (last) await inviteAgain(tx, last, columnsOf(row), { year, now })
    }
    for (const id of [...made.map(({ id }) => id), ...[...former.values()].map(({ account_id }) => account_id)])
      await jobs.enqueue(tx, 'fair-invitation', { id }, { once: `fair invitation ${id} ${year}` })
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.import',
      subject: String(year),
      detail: { rows: rows.length },
    })
    return { created: rows.length }
  })
}

/**
 * The job behind `importParticipants`: mails the link to set a password, or, to a company that has one from a former year, the
 * link to its registration.
 */
export async function mailFairInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['fair-invitation'],
): Promise<void> {
  const to = await activeContact(deps.db, id)
  if (!to) return
  const [own, before] = await registrationsOf(deps.db, id)
  if (!own) return
  const { company_en, company_ko, status } = own
  const about = { site, name: to.name, company: (to.lang === 'ko' && company_ko) || company_en } as const
  const expires_at = daysLater(deps.clock.now(), invitationDays)
  const path = await firstPasswordPath(deps, { id, site, expires_at })
  if (path) {
    const values = { ...about, days: invitationDays, path }
    await deliver(deps, { template: 'fairInvited', to: to.email, lang: to.lang, values })
  } else if (before && status === 'invited') {
    const values = { ...about, path: pathIn('/:fair/ppipsa/mypage', deps.settings.FAIR_SLUG) }
    await deliver(deps, { template: 'fairInvitedAgain', to: to.email, lang: to.lang, values })
  }
}

/** Accepts the terms for an invited company: from then on the registration waits for the office. Throws 404, 409 `fair.step`. */
export function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { agree_provided, agree_marketing }: z.output<typeof FairInvitation>,
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    if (row.status !== 'invited') throw new Refusal(409, 'fair.step')
    await refuseFormer(tx, row, now)
    // The company first has to add what the office could not know.
    if (row.profile.position === '' || row.profile.city === '' || row.markets.length === 0) {
      throw new Refusal(409, 'fair.profileFirst')
    }
    await noteAgreement(tx, row.account_id, now, {
      agreed_provided: agree_provided,
      agreed_marketing: agree_marketing,
      // The account of a former year can be of the other side.
      roles: [row.side],
      company_name: row.company_en,
    })
    await setParticipant(tx, row, now, { status: 'submitted', status_at: now })
    await writeAudit(tx, { at: now, actor_id: row.account_id, act: 'fair.accept', subject: id })
  })
}

/** Those of these addresses that cannot be imported. Throws 404 without a fair. */
export const takenOf = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, emails: readonly string[]) => ({
  taken: await takenIn(db, (await currentEdition(db, clock.now())).year, emails),
})
