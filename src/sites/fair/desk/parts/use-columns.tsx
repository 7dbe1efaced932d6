import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { continentOf } from '#contract/fair/continent'
import type { ParticipantRow } from '#contract/fair/participant-desk'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { StatusBadge } from '../../company/parts/status-badge'
import { useTablet } from '../../parts/use-tablet'

type Column = DeskColumn<ParticipantRow>

/** The columns of the list of registrations. */
export function useColumns(): Column[] {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const dates = useDates()
  const countryName = useCountryName()
  const tablet = useTablet()
  return useMemo(() => {
    const words = (key: 'company_ko' | 'name' | 'email' | 'booth', extra = false): Column => ({
      key,
      header: t(`column.${key}`),
      cell: (row) => row[key] || '–',
      plain: (row) => row[key],
      extra,
    })
    const named = (
      key: 'side' | 'country' | 'continent' | 'sector',
      name: (row: ParticipantRow) => string,
      extra = false,
    ): Column => ({
      key,
      extra,
      header: t(`column.${key}`),
      cell: name,
      plain: name,
    })
    return [
      {
        key: 'company',
        header: t('column.company'),
        cell: (row) => (
          <span className="md:max-xl:inline-block md:max-xl:max-w-40 md:max-xl:whitespace-normal">
            {row.company_en}
          </span>
        ),
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
      words('company_ko', tablet),
      named('side', ({ side }) => company(`side.${side}`)),
      named('country', ({ country }) => countryName(country)),
      named(
        'continent',
        ({ country }) => {
          const continent = continentOf(country)
          return continent ? company(`continent.${continent}`) : ''
        },
        true,
      ),
      named('sector', ({ sector }) => company(`sector.${sector}`), tablet),
      words('booth'),
      words('name', tablet),
      words('email', true),
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: (row) => dates.dayOf(row.created_at),
        plain: (row) => row.created_at,
        sortable: true,
      },
    ]
  }, [t, company, dates, countryName, tablet])
}
