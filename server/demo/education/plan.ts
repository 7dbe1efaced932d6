import type { ApplicationStatus } from '#contract/education/status'

/** A number of applications of a status, whose trips begin that many days from now. */
interface Batch {
  status: ApplicationStatus
  count: number
  ahead: readonly [from: number, to: number]
}

/** About 150 applications of two years, in every status. */
export const batches: readonly Batch[] = [
  { status: 'completed', count: 45, ahead: [-440, -40] },
  { status: 'rejected', count: 8, ahead: [-400, -20] },
  { status: 'withdrawn', count: 6, ahead: [-400, -20] },
  { status: 'report_revision_requested', count: 3, ahead: [-26, -16] },
  { status: 'report_submitted', count: 5, ahead: [-24, -12] },
  { status: 'report_due', count: 6, ahead: [-14, -8] },
  // Late.
  { status: 'report_due', count: 3, ahead: [-32, -24] },
  { status: 'approved', count: 6, ahead: [2, 14] },
  { status: 'approved', count: 16, ahead: [18, 80] },
  { status: 'rejected', count: 5, ahead: [25, 80] },
  { status: 'withdrawn', count: 4, ahead: [25, 80] },
  { status: 'resubmitted', count: 6, ahead: [25, 80] },
  { status: 'revision_requested', count: 8, ahead: [25, 80] },
  { status: 'in_review', count: 12, ahead: [25, 80] },
  { status: 'submitted', count: 12, ahead: [22, 80] },
  { status: 'draft', count: 10, ahead: [25, 120] },
]

/** The applications of the accounts that can sign in. */
export const own: Record<string, readonly Omit<Batch, 'count'>[]> = {
  'applicant@naru.test': [
    { status: 'completed', ahead: [-300, -280] },
    { status: 'rejected', ahead: [-200, -190] },
    { status: 'approved', ahead: [30, 35] },
    { status: 'revision_requested', ahead: [40, 45] },
  ],
  'agency@naru.test': [
    { status: 'completed', ahead: [-250, -230] },
    { status: 'report_due', ahead: [-12, -9] },
    { status: 'report_revision_requested', ahead: [-26, -20] },
    { status: 'in_review', ahead: [45, 50] },
    { status: 'submitted', ahead: [55, 60] },
  ],
}
