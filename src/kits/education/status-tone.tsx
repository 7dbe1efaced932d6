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

/** Where an application is in its life (product §4), in the words of whoever reads it: applicants and the desk have their own. */
export const StatusTone = ({ status, children }: { status: ApplicationStatus; children: ReactNode }) => (
  <Badge tone={tones[status]}>{children}</Badge>
)
