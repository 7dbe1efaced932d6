import { application } from '#contract/education/application'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { educationStaff } from '#contract/education/staff'
import { educationStatistics } from '#contract/education/statistics'
import { educationYear } from '#contract/education/year'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import type { Caller } from '#server/modules/accounts/session.service'
import { acceptInvitation, invite, removeColleague } from './colleagues.service'
import { createApplication } from './create.service'
import { approve, reject, undoDecision } from './decide.service'
import { archiveForDesk, documentForDesk } from './desk-documents.service'
import { addDocument, documentOf, removeDocument } from './documents.service'
import { printOwn } from './print.service'
import { askBack, deskActor, startReview } from './review.service'
import { choicesOfList, listSubmitted } from './review-list.service'
import { startMany } from './review-many.service'
import { showReviewed } from './reviewed.service'
import { listOwn } from './rows.service'
import { saveSection } from './save.service'
import { assign, declareConflict, liftConflict, listStaff, unassign } from './staff.service'
import { statistics } from './statistics.service'
import { submit } from './submit.service'
import { showOwn } from './view.service'
import { withdrawOwn } from './withdraw.service'
import { currentYear } from './year.service'

export const educationYearRoutes = implement(educationYear, {
  current: (_, { db, clock }) => currentYear(db, clock.now()),
})

export const educationStatisticsRoutes = implement(educationStatistics, {
  ofYear: ({ query }, deps) => statistics(deps, deps.caller.id, query.year),
})

interface Called {
  caller: { id: string }
}
const own = (id: string, { caller }: Called) => ({ accountId: caller.id, id })

export const applicationRoutes = implement(application, {
  list: ({ query }, deps) => listOwn(deps, deps.caller.id, query),
  create: async (_, deps) => {
    const id = await createApplication(deps, deps.caller.id)
    return showOwn(deps, own(id, deps))
  },
  detail: ({ params }, deps) => showOwn(deps, own(params.id, deps)),
  save: ({ params, body }, deps) => saveSection(deps, own(params.id, deps), body),
  addDocument: ({ params, body, files }, deps) => addDocument(deps, own(params.id, deps), body.kind, files.file),
  removeDocument: async ({ params }, deps) => {
    await removeDocument(deps, own(params.id, deps), params.document)
    return { id: params.document }
  },
  document: ({ params }, deps) => documentOf(deps.db, own(params.id, deps), params.document),
  invite: ({ params, body }, deps) => invite(deps, own(params.id, deps), body),
  removeColleague: async ({ params }, deps) => {
    await removeColleague(deps, own(params.id, deps), params.colleague)
    return { id: params.colleague }
  },
  accept: async ({ body }, deps) => ({ id: await acceptInvitation(deps, deps.caller.id, body.token) }),
  submit: async ({ params, body }, deps) => {
    await submit(deps, own(params.id, deps), body.seen)
    return showOwn(deps, own(params.id, deps))
  },
  withdraw: async ({ params, body }, deps) => {
    await withdrawOwn(deps, own(params.id, deps), body.reason)
    return showOwn(deps, own(params.id, deps))
  },
  print: ({ params }, deps) => printOwn(deps, own(params.id, deps)),
})

export const reviewListRoutes = implement(reviewList, {
  list: ({ query }, deps) => listSubmitted(deps, deps.caller.id, query),
  choices: (_, { db }) => choicesOfList(db),
  start: ({ body }, deps) => startMany(deps, deskActor(deps.caller), body),
})

interface DeskCalled {
  caller: Caller
}
const shownTo = ({ caller, ...deps }: DeskCalled & Pick<Deps, 'db' | 'clock'>, id: string) =>
  showReviewed(deps, caller, id)

export const reviewDeskRoutes = implement(review, {
  detail: ({ params }, deps) => shownTo(deps, params.id),
  document: ({ params }, deps) => documentForDesk(deps, deps.caller.id, params),
  archive: ({ params }, deps) => archiveForDesk(deps, deps.caller.id, params.id),
  start: async ({ params }, deps) => {
    await startReview(deps, deskActor(deps.caller), params.id)
    return shownTo(deps, params.id)
  },
  askBack: async ({ params, body }, deps) => {
    await askBack(deps, deskActor(deps.caller), params.id, body)
    return shownTo(deps, params.id)
  },
  approve: async ({ params, body }, deps) => {
    await approve(deps, deskActor(deps.caller), params.id, body.won)
    return shownTo(deps, params.id)
  },
  reject: async ({ params, body }, deps) => {
    await reject(deps, deskActor(deps.caller), params.id, body.reason)
    return shownTo(deps, params.id)
  },
  undo: async ({ params }, deps) => {
    await undoDecision(deps, deskActor(deps.caller), params.id)
    return shownTo(deps, params.id)
  },
})

export const educationStaffRoutes = implement(educationStaff, {
  list: (_, { db }) => listStaff(db),
  assign: async ({ params }, deps) => {
    await assign(deps, deskActor(deps.caller), params.id, params.person)
    return shownTo(deps, params.id)
  },
  unassign: async ({ params }, deps) => {
    await unassign(deps, deskActor(deps.caller), params.id, params.person)
    return shownTo(deps, params.id)
  },
  declareConflict: async ({ params, body }, deps) => {
    await declareConflict(deps, deskActor(deps.caller), params.id, body.words)
    return shownTo(deps, params.id)
  },
  liftConflict: async ({ params, body }, deps) => {
    await liftConflict(deps, deskActor(deps.caller), params, body.words)
    return shownTo(deps, params.id)
  },
})
