import { useTranslation } from 'react-i18next'
import { waitingStatuses } from '#contract/education/review-list'
import type { DeskStatus } from '#contract/education/statistics'
import type { ApplicationStatus } from '#contract/education/status'
import { useDesk } from '#src/kits/desk/desk'
import { paths } from '../../site'

/** Returns the next act on an application that waits for the desk; it depends on the reader's role. */
export function useNextAct(): (status: DeskStatus) => string {
  const { t } = useTranslation('edu-admin.home')
  const { has } = useDesk()
  const role = has('chief') ? 'chief' : 'reviewer'
  return (status) => {
    if (status === 'in_review' || status === 'report_submitted') return t(`next.${role}.${status}`)
    return t(`next.${status}`)
  }
}

export const waitsForDesk = (status: ApplicationStatus): status is DeskStatus =>
  (waitingStatuses as readonly ApplicationStatus[]).includes(status)

/** The page on which staff continue with an application. */
export const placeOf = ({ id, status }: { id: string; status: ApplicationStatus }): string =>
  status.startsWith('report_') ? `${paths.applyReport}?report=${id}` : paths.applyDetail(id)
