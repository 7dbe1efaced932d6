import { sql } from 'drizzle-orm'
import { application } from '#contract/education/application'
import { reportDesk } from '#contract/education/report/desk'
import { review } from '#contract/education/review'
import { fillYears } from '#server/modules/education/year.defaults'
import { anApplicant, insertApplications } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import type { Listed, Place } from '#tests/support/place'

const applicants = new WeakMap<Place, Promise<Person>>()

/** Whoever applies at this place, the same each time. */
const applicantAt = (place: Place): Promise<Person> => {
  const who = applicants.get(place) ?? anApplicant(place.shop.deps)
  applicants.set(place, who)
  return who
}

async function more(place: Place, at: number): Promise<void> {
  if (at === 0) await fillYears(place.shop.deps)
  await insertApplications(place.shop.deps, [(await applicantAt(place)).id], 1)
}

/** The lists of education travel. */
export const educationLists: Record<string, Listed> = {
  'GET /api/v1/education/applications': {
    ask: async (place) =>
      place.shop.call(application.list, { query: { per_page: 50 } }, { token: (await applicantAt(place)).token }),
    more,
  },
  'GET /api/v1/admin/education/applications': {
    ask: async (place) => {
      const { token } = await anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })
      return place.shop.call(review.list, { query: { per_page: 50 } }, { token })
    },
    more,
  },
  'GET /api/v1/admin/education/reports': {
    ask: async (place) => {
      const { token } = await anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })
      return place.shop.call(reportDesk.list, { query: { per_page: 50 } }, { token })
    },
    more: async (place, at) => {
      await more(place, at)
      await place.shop.deps.db.execute(sql`
        insert into education_report (application_id, due) select id, '2027-04-17' from education_application
        on conflict do nothing`)
      await place.shop.deps.db.execute(sql`update education_application set status = 'report_due'`)
    },
  },
}
