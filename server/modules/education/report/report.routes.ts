import { reportDesk } from '#contract/education/report/desk'
import { report } from '#contract/education/report/report'
import { implement } from '#server/http/implement'
import { deskActor } from '../review.service'
import { acceptReceipt, askReportBack, completeReport } from './desk.service'
import { addReportFile, removeReportFile, reportFileOf, submittedFileOf } from './files.service'
import { listReports } from './list.service'
import { saveReport } from './save.service'
import { submitReport } from './submit.service'
import { showReport, showReviewedReport } from './view.service'

const own = (id: string, { caller }: { caller: { id: string } }) => ({ accountId: caller.id, id })

export const reportRoutes = implement(report, {
  detail: ({ params }, deps) => showReport(deps, own(params.id, deps)),
  save: ({ params, body }, deps) => saveReport(deps, own(params.id, deps), body),
  addFile: ({ params, body, files }, deps) => addReportFile(deps, own(params.id, deps), body.kind, files.file),
  removeFile: async ({ params }, deps) => {
    await removeReportFile(deps, own(params.id, deps), params.file)
    return { id: params.file }
  },
  file: ({ params }, deps) => reportFileOf(deps.db, own(params.id, deps), params.file),
  submit: async ({ params, body }, deps) => {
    await submitReport(deps, own(params.id, deps), body.seen)
    return showReport(deps, own(params.id, deps))
  },
})

export const reportDeskRoutes = implement(reportDesk, {
  list: ({ query }, deps) => listReports(deps, query),
  detail: ({ params }, deps) => showReviewedReport(deps, params.id),
  file: ({ params }, deps) => submittedFileOf(deps, deps.caller.id, params),
  accept: async ({ params, body }, deps) => {
    await acceptReceipt(deps, deskActor(deps.caller), params, body)
    return showReviewedReport(deps, params.id)
  },
  askBack: async ({ params, body }, deps) => {
    await askReportBack(deps, deskActor(deps.caller), params.id, body)
    return showReviewedReport(deps, params.id)
  },
  complete: async ({ params, body }, deps) => {
    await completeReport(deps, deskActor(deps.caller), params.id, body)
    return showReviewedReport(deps, params.id)
  },
})
