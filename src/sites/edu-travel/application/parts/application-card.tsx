import { useTranslation } from 'react-i18next'
import type { ApplicationRow } from '#contract/education/application'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { Card, CardTitle } from '#src/ui/card'
import { paths } from '../../site'
import { StatusBadge } from './status-badge'
import { stepPath } from './use-step'

interface ApplicationCardProps {
  row: ApplicationRow
  /** The heading level of its title, depending on the page. */
  as: 'h2' | 'h3'
}

/** One application in a list, with its next step. */
export function ApplicationCard({ row, as }: ApplicationCardProps) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const { id, number, status, organization, arrival, departure, students, is_owner, updated_at } = row
  const isOpen = status === 'draft' || status === 'revision_requested'
  const to = status === 'draft' ? stepPath(id, 'contact') : paths.myApplicationDetail(id)
  return (
    <Card as="li" lifts className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64 stack-1">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {!is_owner && <Badge>{t('list.invited')}</Badge>}
          <span className="text-sm text-muted figures">{number}</span>
        </div>
        <CardTitle to={to} as={as}>
          {organization || t('list.untitled')}
        </CardTitle>
        <p className="text-sm text-muted">
          {arrival && departure
            ? t('list.dates', { from: dates.day(arrival), to: dates.day(departure) })
            : t('list.noDates')}
          {students > 0 && ` · ${t('list.count', { count: students })}`}
        </p>
        <p className="text-sm text-muted">{t('list.touched', { when: dates.instant(updated_at) })}</p>
      </div>
      <ButtonLink to={to} variant={isOpen ? 'primary' : 'secondary'} size="sm" className="relative z-1">
        {status === 'draft' ? t('list.continue') : status === 'revision_requested' ? t('list.revise') : t('list.open')}
      </ButtonLink>
    </Card>
  )
}
