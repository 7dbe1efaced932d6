import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParticipantRow } from '#contract/fair/participant-desk'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { StatusBadge } from '../../company/parts/status-badge'

type Column = DeskColumn<ParticipantRow>

/** The columns of the list of registrations. */
export function useColumns(): Column[] {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const dates = useDates()
  const countryName = useCountryName()
  return useMemo(() => {
    const words = (key: 'company_ko' | 'name' | 'email' | 'booth', extra = false): Column => ({
      key,
      header: t(`column.${key}`),
      cell: (row) => row[key] || '–',
      plain: (row) => row[key],
      extra,
    })
    const named = (key: 'side' | 'country' | 'sector', name: (row: ParticipantRow) => string): Column => ({
      key,
      header: t(`column.${key}`),
      cell: name,
      plain: name,
    })
    return [
      {
        key: 'company',
        header: t('column.company'),
        cell: (row) => row.company_en,
        plain: (row) => row.company_en,
        sortable: true,
      },
      // Beside the name: on a narrow screen the columns at the end are scrolled out of sight.
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => <StatusBadge status={row.status} />,
        plain: (row) => company(`status.${row.status}`),
      },
      words('company_ko'),
      named('side', ({ side }) => company(`side.${side}`)),
      named('country', ({ country }) => countryName(country)),
      named('sector', ({ sector }) => company(`sector.${sector}`)),
      words('booth'),
      words('name'),
      words('email', true),
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: (row) => dates.dayOf(row.created_at),
        plain: (row) => row.created_at,
        sortable: true,
      },
    ]
  }, [t, company, dates, countryName])
}
