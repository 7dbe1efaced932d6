import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskCompany } from '#contract/companies'
import { businessNumberText } from '#contract/fields'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { Status } from './status'

/** The columns of the list of companies. */
export function useColumns(): DeskColumn<DeskCompany>[] {
  const { t } = useTranslation('admin.companies')
  const { instant } = useDates()
  return useMemo(
    () => [
      {
        key: 'company',
        header: t('column.company'),
        cell: ({ company_name }) => company_name,
        plain: ({ company_name }) => company_name,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status }) => <Status status={status} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'number',
        header: t('column.number'),
        cell: ({ business_number }) => businessNumberText(business_number) || t('abroad'),
        plain: ({ business_number }) => businessNumberText(business_number),
      },
      { key: 'name', header: t('column.name'), cell: ({ name }) => name, plain: ({ name }) => name },
      { key: 'email', header: t('column.email'), cell: ({ email }) => email, plain: ({ email }) => email },
      { key: 'phone', header: t('column.phone'), cell: ({ phone }) => phone, plain: ({ phone }) => phone, extra: true },
      {
        key: 'file',
        header: t('column.file'),
        cell: ({ file }) => t(file ? 'file.sent' : 'file.none'),
        plain: ({ file }) => t(file ? 'file.sent' : 'file.none'),
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
