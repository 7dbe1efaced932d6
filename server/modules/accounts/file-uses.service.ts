import { inArray, sql } from 'drizzle-orm'
import { companyDesk } from '#contract/companies'
import type { FileUses } from '#server/ports/hooks'
import { account } from './accounts.table'

/** The registration certificates of companies. */
export const companyFiles: FileUses = {
  subject: 'company',
  roles: companyDesk.file.roles,
  ids: sql`select ${account.company_file} from ${account} where ${account.company_file} is not null`,
  shownIds: () =>
    sql`select ${account.company_file} from ${account} where ${account.company_file} is not null and ${account.status} = 'active'`,
  async of({ db }, uploadIds) {
    const rows = await db
      .select({ file: account.company_file, id: account.id, name: account.company_name, status: account.status })
      .from(account)
      .where(inArray(account.company_file, [...uploadIds]))
    return rows.map(({ file, status, ...row }) => {
      const id = file ?? ''
      return { ...row, upload_id: id, file: id, site: 'shop', is_shown: status === 'active' }
    })
  },
}
