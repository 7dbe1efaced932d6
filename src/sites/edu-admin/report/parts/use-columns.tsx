import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportRow } from '#contract/education/report/desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Badge } from '#src/ui/badge'
import { StatusBadge } from '../../parts/status-badge'
import { site } from '../../site'

/** The columns of the list of reports. */
export function useColumns(): DeskColumn<ReportRow>[] {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofSite } = useTranslation(site)
  const dates = useDates()
  const won = useWon()
  return useMemo(() => {
    const amount = (key: 'claimed' | 'granted' | 'paid', of: (row: ReportRow) => number | null) => ({
      key,
      header: t(`column.${key}`),
      align: 'end' as const,
      cell: (row: ReportRow) => {
        const value = of(row)
        return value === null ? '–' : won(value)
      },
      plain: of,
    })
    return [
      {
        key: 'number',
        header: t('column.number'),
        cell: ({ number }) => number,
        plain: ({ number }) => number,
        sortable: true,
      },
      {
        key: 'organization',
        header: t('column.organization'),
        cell: ({ organization }) => organization || t('unnamed'),
        plain: ({ organization }) => organization,
        sortable: true,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status, is_late }) => (
          <span className="inline-flex flex-wrap gap-1.5">
            <StatusBadge status={status} />
            {is_late && <Badge tone="error">{t('late')}</Badge>}
          </span>
        ),
        plain: ({ status }) => ofSite(`status.${status}`),
      },
      {
        key: 'due',
        header: t('column.due'),
        cell: ({ due }) => dates.birthday(due),
        plain: ({ due }) => due,
        sortable: true,
      },
      {
        key: 'submitted',
        header: t('facts.submitted'),
        cell: ({ submitted_at }) => (submitted_at ? dates.instant(submitted_at) : '–'),
        plain: ({ submitted_at }) => submitted_at,
        extra: true,
      },
      {
        key: 'differences',
        header: t('column.differences'),
        align: 'end',
        cell: ({ differences }) => differences ?? '–',
        plain: ({ differences }) => differences,
      },
      amount('claimed', ({ claimed_won }) => claimed_won),
      amount('granted', ({ granted_won }) => granted_won),
      amount('paid', ({ paid_won }) => paid_won),
    ]
  }, [t, ofSite, dates, won])
}
