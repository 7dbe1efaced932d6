import { eq } from 'drizzle-orm'
import type { Applicant, ApplicantChange } from '#contract/applicants'
import { langOf } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import { type ContactDetails, changeContact, contactDetails } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { applicant } from './applicants.table'

type Organization = Omit<typeof applicant.$inferSelect, 'account_id' | 'search'>

async function organizationOf(db: Db, id: string): Promise<Organization | null> {
  const [found] = await db
    .select({
      kind: applicant.kind,
      organization: applicant.organization,
      organization_latin: applicant.organization_latin,
      country: applicant.country,
    })
    .from(applicant)
    .where(eq(applicant.account_id, id))
  return found ?? null
}

const shown = ({ lang, agreed_marketing, ...who }: ContactDetails, organization: Organization): Applicant => ({
  ...who,
  ...organization,
  lang: langOf(lang),
  agree_marketing: agreed_marketing,
})

/** Returns an organization with its representative, or null if the account has none or was closed. */
export async function findApplicant(db: Db, id: string): Promise<Applicant | null> {
  const who = await contactDetails(db, id)
  const organization = await organizationOf(db, id)
  return who && organization && shown(who, organization)
}

/** Like `findApplicant`, but throws 404 if there is none. */
export async function applicantOf(db: Db, id: string): Promise<Applicant> {
  const found = await findApplicant(db, id)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Changes an organization's data and its representative. Throws as `applicantOf` does. */
export function changeApplicant(
  db: Db,
  id: string,
  { name, lang, agree_marketing, ...organization }: ApplicantChange,
): Promise<Applicant> {
  return transaction(db, async (tx) => {
    await changeContact(tx, id, { name, lang, agreed_marketing: agree_marketing })
    await tx.update(applicant).set(organization).where(eq(applicant.account_id, id))
    return applicantOf(tx, id)
  })
}

/** Removes the organization of a closed account (product §8). */
export async function forgetApplicant(db: Db, id: string): Promise<void> {
  await db.delete(applicant).where(eq(applicant.account_id, id))
}
