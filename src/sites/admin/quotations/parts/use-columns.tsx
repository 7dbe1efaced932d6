import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuotationRow } from '#contract/quotation-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Status } from './status'
import { useGroupWords } from './use-group-words'

/** The columns of the list of quotations. */
export function useColumns(): DeskColumn<DeskQuotationRow>[] {
  const { t } = useTranslation('admin.quotations')
  const { instant } = useDates()
  const numbers = useNumbers()
  const inWon = useWon()
  const { days, regions } = useGroupWords()
  return useMemo(
    () => [
      { key: 'number', header: t('column.number'), cell: ({ number }) => number, plain: ({ number }) => number },
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => <Status {...row} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'name',
        header: t('column.name'),
        cell: ({ contact_name }) => contact_name,
        plain: ({ contact_name }) => contact_name,
      },
      { key: 'days', header: t('column.days'), cell: (row) => days(row), plain: (row) => days(row) },
      {
        key: 'travelers',
        header: t('column.travelers'),
        cell: ({ travelers }) => numbers(travelers),
        plain: ({ travelers }) => travelers,
        align: 'end',
      },
      {
        key: 'regions',
        header: t('column.regions'),
        cell: (row) => regions(row.regions),
        plain: (row) => regions(row.regions),
      },
      {
        key: 'total',
        header: t('column.total'),
        cell: ({ total_won }) => (total_won === null ? '–' : inWon(total_won)),
        plain: ({ total_won }) => total_won,
        align: 'end',
      },
      {
        key: 'valid_until',
        header: t('column.valid_until'),
        cell: ({ valid_until }) => (valid_until ? instant(valid_until) : '–'),
        plain: ({ valid_until }) => valid_until,
        extra: true,
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
        extra: true,
      },
      {
        key: 'updated_at',
        header: t('column.updated_at'),
        cell: ({ updated_at }) => instant(updated_at),
        plain: ({ updated_at }) => updated_at,
        sortable: true,
      },
    ],
    [t, instant, numbers, inWon, days, regions],
  )
}
