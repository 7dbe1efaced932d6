import type { Role } from '../endpoint'
import { z } from '../zod'

/** The statuses of an education travel application (product §4). */
export const applicationStatuses = [
  'draft',
  'submitted',
  'in_review',
  'revision_requested',
  'resubmitted',
  'approved',
  'rejected',
  'withdrawn',
  'report_due',
  'report_submitted',
  'report_revision_requested',
  'completed',
] as const
export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** The statuses with a report, in order. */
export const reportStatuses = ['report_due', 'report_submitted', 'report_revision_requested', 'completed'] as const
export const ReportStatus = z.enum(reportStatuses)
export type ReportStatus = z.infer<typeof ReportStatus>

/** Who can take a step: a role of the travel or the admin area, or the server's clock. */
type Actor = Extract<Role, 'applicant' | 'reviewer' | 'chief'> | 'clock'

interface Transition {
  readonly from: readonly ApplicationStatus[]
  readonly to: ApplicationStatus
  readonly by: readonly Actor[]
}

const desk = ['reviewer', 'chief'] as const

/** Every allowed change of status (product §4). */
export const transitions = {
  submit: { from: ['draft'], to: 'submitted', by: ['applicant'] },
  start_review: { from: ['submitted', 'resubmitted'], to: 'in_review', by: desk },
  ask_back: { from: ['in_review'], to: 'revision_requested', by: desk },
  resubmit: { from: ['revision_requested'], to: 'resubmitted', by: ['applicant'] },
  approve: { from: ['in_review'], to: 'approved', by: ['chief'] },
  reject: { from: ['in_review'], to: 'rejected', by: ['chief'] },
  undo_decision: { from: ['approved', 'rejected'], to: 'in_review', by: ['chief'] },
  withdraw: {
    from: ['draft', 'submitted', 'in_review', 'revision_requested', 'resubmitted', 'approved'],
    to: 'withdrawn',
    by: ['applicant'],
  },
  trip_over: { from: ['approved'], to: 'report_due', by: ['clock'] },
  submit_report: { from: ['report_due'], to: 'report_submitted', by: ['applicant'] },
  ask_report_back: { from: ['report_submitted'], to: 'report_revision_requested', by: desk },
  resubmit_report: { from: ['report_revision_requested'], to: 'report_submitted', by: ['applicant'] },
  complete: { from: ['report_submitted'], to: 'completed', by: ['chief'] },
} as const satisfies Record<string, Transition>

export type Act = keyof typeof transitions
export const acts = Object.keys(transitions) as [Act, ...Act[]]
export const Act = z.enum(acts)

/** Acts of the desk that do not change the status: they are recorded in the trail (product §4). */
export const marks = ['assign', 'unassign', 'declare_conflict', 'lift_conflict', 'score', 'accept_receipt'] as const
export const Mark = z.enum(marks)
export type Mark = z.infer<typeof Mark>
export const isMark = (act: string): act is Mark => marks.some((each) => each === act)

/** Whether an actor can take a step from a status. */
export const mayStep = (act: Act, from: ApplicationStatus, by: Actor): boolean => {
  const step: Transition = transitions[act]
  return step.from.includes(from) && step.by.includes(by)
}
