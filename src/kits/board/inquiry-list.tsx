import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InquiryRow } from '#contract/inquiry'
import { useDates } from '#src/session/dates'
import { ButtonLink } from '#src/ui/button'
import { Card, CardTitle } from '#src/ui/card'
import { EmptyState } from '#src/ui/empty-state'
import { InquiryBadge } from './inquiry-status'

/** The user's own inquiries, each linked by its title. */
export const InquiryList = ({ rows, linkTo }: { rows: readonly InquiryRow[]; linkTo: (id: string) => string }) => (
  <ul className="grid gap-3">
    {rows.map((row) => (
      <Row key={row.id} row={row} to={linkTo(row.id)} />
    ))}
  </ul>
)

function Row({ row, to }: { row: InquiryRow; to: string }) {
  const { t } = useTranslation('board')
  const { dayOf } = useDates()
  return (
    <Card as="li" lifts>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <InquiryBadge status={row.status} />
        <span>{t(`types.${row.type}`)}</span>
        <span className="figures">{row.number}</span>
      </div>
      <div className="mt-2.5 wrap-anywhere">
        <CardTitle to={to}>{row.title}</CardTitle>
      </div>
      <p className="mt-1 text-sm text-muted">
        {row.updated_at === row.created_at
          ? t('inquiry.opened', { date: dayOf(row.created_at) })
          : t('inquiry.latest', { date: dayOf(row.updated_at) })}
      </p>
    </Card>
  )
}

interface NoInquiriesProps {
  /** Whether a status filters the list, and the address of the full list. */
  filtered: boolean
  all: string
  /** Links to the form. */
  actions: ReactNode
}

/** Shown when nothing was asked yet, or nothing has the chosen status. */
export function NoInquiries({ filtered, all, actions }: NoInquiriesProps) {
  const { t } = useTranslation('board')
  if (!filtered) {
    return (
      <EmptyState icon={<MessageCircleQuestion />} title={t('mine.empty')} actions={actions}>
        {t('mine.emptyText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<MessageCircleQuestion />}
      title={t('mine.emptyStatus')}
      actions={
        <ButtonLink variant="secondary" to={all}>
          {t('mine.showAll')}
        </ButtonLink>
      }
    />
  )
}
