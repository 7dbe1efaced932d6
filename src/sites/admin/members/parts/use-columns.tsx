import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberRow } from '#contract/members-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { Status } from './status'

/** The columns of the list of accounts. */
export function useColumns(): DeskColumn<MemberRow>[] {
  const { t } = useTranslation('admin.members')
  const { instant } = useDates()
  return useMemo(
    () => [
      { key: 'name', header: t('column.name'), cell: ({ name }) => name || t('noName'), plain: ({ name }) => name },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status }) => <Status status={status} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'area',
        header: t('column.area'),
        cell: ({ area }) => t(`area.${area}`),
        plain: ({ area }) => t(`area.${area}`),
      },
      { key: 'email', header: t('column.email'), cell: ({ email }) => email, plain: ({ email }) => email },
      { key: 'phone', header: t('column.phone'), cell: ({ phone }) => phone || '–', plain: ({ phone }) => phone },
      {
        key: 'company',
        header: t('column.company'),
        cell: ({ company_name }) => company_name || '–',
        plain: ({ company_name }) => company_name,
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
    ],
    [t, instant],
  )
}
