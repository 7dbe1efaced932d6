import type { ApplicantSignup } from '#contract/applicants'
import type { z } from '#contract/zod'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { admitNewcomer, openAccount } from '#server/modules/accounts/open.service'
import { applicant } from './applicants.table'

/**
 * Opens an account of the travel area for an organization, together with its data, all or nothing. Throws what `admitNewcomer`
 * and `openAccount` throw (product §3, §5).
 */
export async function registerApplicant(
  deps: Deps & { ip: string },
  draft: z.output<typeof ApplicantSignup>,
): Promise<{ id: string }> {
  const given = await admitNewcomer(deps, draft)
  const { kind, organization, organization_latin, country } = draft
  await transaction(deps.db, async (tx) => {
    await openAccount(deps, tx, draft, { ...given, roles: ['applicant'] })
    await tx.insert(applicant).values({ account_id: given.id, kind, organization, organization_latin, country })
  })
  return { id: given.id }
}
