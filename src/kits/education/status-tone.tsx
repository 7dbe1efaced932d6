import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#contract/education/status'
import { Badge } from '#src/ui/badge'

const tones = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'info',
  revision_requested: 'warning',
  resubmitted: 'info',
  approved: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  report_due: 'warning',
  report_submitted: 'info',
  report_revision_requested: 'warning',
  completed: 'success',
} as const satisfies Record<ApplicationStatus, string>

/** The badge of an application's status (product §4); applicants and the desk each pass their own words. */
export const StatusTone = ({ status, children }: { status: ApplicationStatus; children: ReactNode }) => (
  <Badge tone={tones[status]}>{children}</Badge>
)
