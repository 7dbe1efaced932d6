import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicantRow } from '#contract/applicants-desk'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { AccountBadge } from './account-badge'

/** The columns of the list of accounts. */
export function useColumns(): DeskColumn<ApplicantRow>[] {
  const { t } = useTranslation('edu-admin.members')
  const dates = useDates()
  const countryName = useCountryName()
  return useMemo(
    () => [
      {
        key: 'organization',
        header: t('column.organization'),
        cell: (row) => row.organization,
        plain: (row) => row.organization,
        sortable: true,
      },
      {
        key: 'organization_latin',
        header: t('column.latin'),
        cell: (row) => row.organization_latin || '–',
        plain: (row) => row.organization_latin,
        extra: true,
      },
      {
        key: 'country',
        header: t('column.country'),
        cell: (row) => countryName(row.country),
        plain: (row) => countryName(row.country),
      },
      { key: 'name', header: t('column.name'), cell: (row) => row.name, plain: (row) => row.name },
      { key: 'email', header: t('column.email'), cell: (row) => row.email, plain: (row) => row.email },
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => <AccountBadge status={row.status} />,
        plain: (row) => t(`status.${row.status}`),
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: (row) => dates.dayOf(row.created_at),
        plain: (row) => row.created_at,
        sortable: true,
      },
    ],
    [t, dates, countryName],
  )
}
