import { sql } from 'drizzle-orm'
import { applicantsDesk } from '#contract/applicants-desk'
import { deskViews } from '#contract/desk-views'
import { application as contract } from '#contract/education/application'
import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { reportDesk } from '#contract/education/report/desk'
import { reviewList } from '#contract/education/review-list'
import { educationStaff } from '#contract/education/staff'
import { application } from '#server/modules/education/education.table'
import { fillYears } from '#server/modules/education/year.defaults'
import { approvalBatch } from '#server/modules/education-review/batch.table'
import { testApi } from '#tests/support/api'
import { anApplicant, as, inReview, insertApplications, peopleOfEducation } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import type { Listed, Place } from '#tests/support/place'

const applicants = new WeakMap<Place, Promise<Person>>()

/** The applicant of this place, always the same one. */
const applicantAt = (place: Place): Promise<Person> => {
  const who = applicants.get(place) ?? anApplicant(place.shop.deps)
  applicants.set(place, who)
  return who
}

async function more(place: Place, at: number): Promise<void> {
  if (at === 0) await fillYears(place.shop.deps)
  await insertApplications(place.shop.deps, [(await applicantAt(place)).id], 1)
}

const reviewed = new WeakMap<Place, ReturnType<typeof anApplicationAt>>()

async function anApplicationAt({ shop: { deps } }: Place) {
  await fillYears(deps)
  const context = { deps, api: testApi(deps), ...(await peopleOfEducation(deps)) }
  return { ...context, id: await inReview(context) }
}

/** An application in review at this place with its desk, always the same one. */
const reviewedAt = (place: Place) => {
  const reviewing = reviewed.get(place) ?? anApplicationAt(place)
  reviewed.set(place, reviewing)
  return reviewing
}

const reviewers = new WeakMap<Place, Promise<Person>>()

/** A reviewer of the desk at this place, always the same one. */
const reviewerAt = (place: Place): Promise<Person> => {
  const who = reviewers.get(place) ?? anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })
  reviewers.set(place, who)
  return who
}

const params = { list: 'edu-admin.apply' }

/** The lists of education travel. */
export const educationLists: Record<string, Listed> = {
  'GET /api/v1/education/applications': {
    ask: async (place) =>
      place.shop.call(contract.list, { query: { per_page: 50 } }, { token: (await applicantAt(place)).token }),
    more,
  },
  'GET /api/v1/admin/education/applications': {
    ask: async (place) => {
      const { token } = await anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })
      return place.shop.call(reviewList.list, { query: { per_page: 50 } }, { token })
    },
    more,
  },
  'GET /api/v1/admin/education/applicants': {
    ask: async (place) =>
      place.shop.call(applicantsDesk.list, { query: { per_page: 50 } }, as(await reviewerAt(place))),
    more: (place) => anApplicant(place.shop.deps),
  },
  'GET /api/v1/desk-views/:list': {
    ask: async (place) => place.shop.call(deskViews.list, { params }, as(await reviewerAt(place))),
    more: async (place, at) =>
      place.shop.call(
        deskViews.save,
        { params, body: { name: `View ${at}`, query: 'late=1' } },
        as(await reviewerAt(place)),
      ),
  },
  'GET /api/v1/admin/education/applications/:id/notes': {
    ask: async (place) => {
      const { api, id, chief } = await reviewedAt(place)
      return api.call(educationNotes.list, { params: { id } }, as(chief))
    },
    async more(place) {
      const { api, id, chief, reviewer } = await reviewedAt(place)
      await api.call(
        educationNotes.add,
        { params: { id }, body: { text: 'Seen.', mentions: [reviewer.id] } },
        { ...as(chief), headers: { 'Idempotency-Key': crypto.randomUUID() } },
      )
    },
  },
  'GET /api/v1/admin/education/approvals': {
    ask: async (place) => {
      const { api, chief } = await reviewedAt(place)
      return api.call(educationApproval.undoable, {}, as(chief))
    },
    async more(place) {
      const { deps, chief } = await reviewedAt(place)
      await deps.db
        .insert(approvalBatch)
        .values({ year: 2027, decided_by: chief.id, decided_at: deps.clock.now(), rows: [] })
    },
  },
  'GET /api/v1/admin/education/approvals/candidates': {
    ask: async (place) => {
      const { token } = await anAccount(place.shop.deps, { area: 'admin', role: 'chief' })
      return place.shop.call(educationApproval.candidates, { query: { per_page: 50, year: 2027 } }, { token })
    },
    async more(place, at) {
      await more(place, at)
      await place.shop.deps.db.update(application).set({ status: 'in_review' })
    },
  },
  'GET /api/v1/admin/education/staff': {
    ask: async (place) => {
      const { token } = await anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })
      return place.shop.call(educationStaff.list, {}, { token })
    },
    more: async (place) => void (await anAccount(place.shop.deps, { area: 'admin', role: 'reviewer' })),
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
