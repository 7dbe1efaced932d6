import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewRow } from '#contract/education/review-list'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { StatusBadge } from '../../parts/status-badge'
import { site } from '../../site'

/** The columns of the list of applications. */
export function useColumns(): DeskColumn<ReviewRow>[] {
  const { t } = useTranslation('edu-admin.apply')
  const { t: ofSite } = useTranslation(site)
  const dates = useDates()
  const numbers = useNumbers()
  const countryName = useCountryName()
  return useMemo(() => {
    const country = ({ country: code }: ReviewRow) => (code ? countryName(code) : '')
    const day = (at: string | null) => (at ? dates.birthday(at) : '–')
    return [
      {
        key: 'number',
        header: t('column.number'),
        cell: (row) => row.number,
        plain: (row) => row.number,
        sortable: true,
      },
      {
        key: 'organization',
        header: t('column.organization'),
        cell: (row) => row.organization || t('unnamed'),
        plain: (row) => row.organization,
        sortable: true,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => (
          <span className="inline-flex flex-wrap gap-1.5">
            <StatusBadge status={row.status} />
            {row.is_late && <Badge tone="error">{t('late')}</Badge>}
          </span>
        ),
        plain: (row) => ofSite(`status.${row.status}`),
      },
      {
        key: 'status_at',
        header: t('column.status_at'),
        cell: (row) => dates.dayOf(row.status_at),
        plain: (row) => row.status_at,
        sortable: true,
      },
      { key: 'country', header: t('column.country'), cell: country, plain: country },
      {
        key: 'assignees',
        header: t('column.assignees'),
        cell: (row) => row.assignees.join(', ') || '–',
        plain: (row) => row.assignees.join(', '),
      },
      {
        key: 'arrival',
        header: t('column.arrival'),
        cell: (row) => day(row.arrival),
        plain: (row) => row.arrival,
        sortable: true,
      },
      {
        key: 'departure',
        header: t('column.departure'),
        cell: (row) => day(row.departure),
        plain: (row) => row.departure,
        extra: true,
      },
      {
        key: 'students',
        header: t('column.students'),
        cell: (row) => numbers(row.students),
        plain: (row) => row.students,
        align: 'end',
        sortable: true,
      },
      {
        key: 'contact_email',
        header: t('column.contact_email'),
        cell: (row) => row.contact_email,
        plain: (row) => row.contact_email,
        extra: true,
      },
      {
        key: 'granted_won',
        header: t('column.granted_won'),
        cell: (row) => (row.granted_won === null ? '–' : `₩${numbers(row.granted_won)}`),
        plain: (row) => row.granted_won,
        align: 'end',
        extra: true,
      },
      {
        key: 'updated_at',
        header: t('column.updated_at'),
        cell: (row) => dates.instant(row.updated_at),
        plain: (row) => row.updated_at,
        sortable: true,
      },
    ]
  }, [t, ofSite, dates, numbers, countryName])
}
