import { and, eq } from 'drizzle-orm'
import type { Signup } from '#contract/auth'
import { businessNumberDigits } from '#contract/fields'
import type { AccountSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { removeUpload, storeUpload } from '#server/modules/media/upload.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { areaAt } from './account-site'
import { account } from './accounts.table'
import { admitNewcomer, openAccount } from './open.service'

/**
 * Whether an account of the site's area has this number; sign-up does not refuse it, because families can share a number
 * (product §5).
 */
export async function checkPhone(
  db: Db,
  { phone, site }: { phone: string; site: AccountSite },
): Promise<{ isDuplicate: boolean }> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, areaAt(site)), eq(account.phone, phone), eq(account.status, 'active')))
    .limit(1)
  return { isDuplicate: found !== undefined }
}

const companyOf = (draft: z.output<typeof Signup>) => ({
  company_name: draft.company_name ?? '',
  business_number: businessNumberDigits(draft.business_number ?? ''),
  company_description: draft.company_description ?? '',
})

/**
 * Signs a member up with a password. `file` is a company's registration document: a company provides it or its business number,
 * which only Korean companies have. Throws 400 `validation.companyProof` and what `admitNewcomer`, `openAccount` and
 * `storeUpload` throw (product §5).
 */
export async function signUp(
  deps: Deps & { ip: string },
  draft: z.output<typeof Signup>,
  file?: ReceivedFile,
): Promise<{ userId: string }> {
  const isCompany = draft.type === 'company'
  if (file && !isCompany) throw new Refusal(400, 'validation.unknownField', 'file')
  const company = isCompany ? companyOf(draft) : undefined
  if (company && !company.business_number && !file) {
    throw new Refusal(400, 'validation.companyProof', 'business_number')
  }
  const newcomer = await admitNewcomer(deps, draft)
  const company_file = file
    ? await storeUpload(deps, file, { owner: newcomer.id, site: 'shop', anonymous: true })
    : null
  const given = { ...company, ...newcomer, roles: [draft.type], company_file }
  try {
    await transaction(deps.db, (tx) => openAccount(deps, tx, draft, given))
  } catch (error) {
    if (company_file) await removeUpload(deps, company_file)
    throw error
  }
  return { userId: newcomer.id }
}
