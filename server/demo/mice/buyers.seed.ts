import { and, eq } from 'drizzle-orm'
import { msPerDay } from '#contract/days'
import type { BuyerRegistration } from '#contract/mice/registration'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { decideHosting, listHosting } from '#server/modules/mice/hosting-desk.service'
import { takeBuyer } from '#server/modules/mice/registration.service'
import { before } from './before'

type Demo = Pick<BuyerRegistration, 'organization' | 'country' | 'events' | 'size' | 'budget' | 'hosting_reason'> & {
  name: string
  /** How many days ago the buyer registered. */
  days: number
  /** The desk's decision, with its note for a declined one; undecided without. */
  decided?: { approved: boolean; note: string }
}

const buyers: readonly Demo[] = [
  {
    ...{ name: 'Lea Brandt', organization: 'Harbor Congress Office (demo)', country: 'DE', days: 9 },
    ...{ events: 'to_20', size: 'to_2000', budget: 'to_1m' },
    hosting_reason:
      'Our congress of 1,200 doctors has no venue for next autumn yet, and Seoul is on its list of three.',
    decided: { approved: true, note: '' },
  },
  {
    ...{ name: 'Marc Olivier', organization: 'Club of Sunday Hikers (demo)', country: 'FR', days: 8 },
    ...{ events: 'to_5', size: 'to_100', budget: 'to_50k' },
    hosting_reason: 'We are 30 friends who hike every Sunday, and we would like to hike in Korea for a week.',
    decided: { approved: false, note: 'The program is for buyers of meetings with at least 100 people.' },
  },
  {
    ...{ name: 'Priya Nair', organization: 'Banyan Incentives (demo)', country: 'SG', days: 5 },
    ...{ events: 'to_50', size: 'to_500', budget: 'to_250k' },
    hosting_reason:
      'An incentive trip of 300 sales people in spring; we compare Busan and Jeju, and need to see hotels.',
  },
  {
    ...{ name: 'Daniel Hughes', organization: 'North Pier Meetings (demo)', country: 'GB', days: 3 },
    ...{ events: 'to_20', size: 'to_500', budget: 'private' },
    hosting_reason:
      'A yearly meeting of 400 teachers that moves to Asia for the first time, for three days in October.',
  },
  {
    ...{ name: 'Yuki Tanabe', organization: 'Cedar Travel Planning (demo)', country: 'JP', days: 1 },
    ...{ events: 'over_50', size: 'to_2000', budget: 'to_1m' },
    hosting_reason:
      'Two product launches with 800 guests each. We look for a hall with its own kitchen near the airport.',
  },
]

/** Adds buyers who want to be hosted, of whom the desk has approved one and declined one; they cannot sign in. */
export async function seedMiceBuyers(deps: Deps): Promise<void> {
  const [operator] = await deps.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, 'admin'), eq(account.email, 'operator@naru.test')))
  if (!operator) throw new Error('The demo operator is not there')
  for (const [at, { name, days, decided, ...answers }] of buyers.entries()) {
    const then = before(deps, days * msPerDay)
    const now = then.clock.now()
    const id = crypto.randomUUID()
    await deps.db.insert(account).values({
      ...{ id, area: 'member', email: `buyer-${at + 1}@mice.test`, roles: ['general'], name, lang: 'en' },
      ...{ agreed_terms_at: now, created_at: now },
    })
    await takeBuyer(then, id, {
      ...{ name_latin: name, position: 'Planner', agree_leads: true, agree_rules: true, interests: ['venue'] },
      ...{ ...answers, wants_hosting: true },
    })
    if (!decided) continue
    const later = before(deps, (days - 1) * msPerDay)
    const { items } = await listHosting(deps.db, later.clock.now(), { state: 'requested', page: 1, per_page: 20 })
    const base = items.find((item) => item.id === id)?.version ?? ''
    await decideHosting(later, operator.id, id, { ...decided, base })
  }
}
