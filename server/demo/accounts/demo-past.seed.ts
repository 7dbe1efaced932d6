import { and, eq } from 'drizzle-orm'
import { pastJobs } from '#server/demo/past-jobs'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'

const msPerHour = 3_600_000

/**
 * Returns what demo data is made with: the accounts that ask and answer, and `at`, which returns the dependencies as of that many
 * hours ago. The demo accounts must exist.
 */
export async function demoPast(
  deps: Deps,
): Promise<{ member: string; applicant: string; operator: string; at: (hours: number) => Deps }> {
  const find = async (area: 'member' | 'travel' | 'admin', email: string) => {
    const [found] = await deps.db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.area, area), eq(account.email, email)))
    if (!found) throw new Error(`The demo account ${email} is not there`)
    return found.id
  }
  // No emails about what happened before the demo began.
  const at = (hours: number): Deps => {
    const clock = { now: () => new Date(deps.clock.now().getTime() - hours * msPerHour) }
    return { ...deps, clock, jobs: pastJobs({ ...deps, clock }) }
  }
  return {
    member: await find('member', 'member@naru.test'),
    applicant: await find('travel', 'applicant@naru.test'),
    operator: await find('admin', 'operator@naru.test'),
    at,
  }
}
