import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedPost } from '#contract/social-review'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { Status } from './status'

/** An address without the prefix that all of them share. */
export const shortAddress = (url: string): string => url.replace(/^https:\/\//, '')

/** The columns of the list of posts. */
export function usePostColumns(): DeskColumn<CheckedPost>[] {
  const { t } = useTranslation('admin.reviews')
  const { instant } = useDates()
  return useMemo(
    () => [
      {
        key: 'url',
        header: t('column.post'),
        cell: ({ url }) => <span className="block max-w-80 truncate">{shortAddress(url)}</span>,
        plain: ({ url }) => url,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status }) => <Status status={status} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'author',
        header: t('column.sender'),
        cell: ({ author_name }) => author_name || '–',
        plain: ({ author_name }) => author_name,
      },
      {
        key: 'email',
        header: t('column.email'),
        cell: ({ author_email }) => author_email,
        plain: ({ author_email }) => author_email,
        extra: true,
      },
      {
        key: 'created_at',
        header: t('column.sent_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
      {
        key: 'decided_at',
        header: t('column.decided_at'),
        cell: ({ decided_at }) => (decided_at ? instant(decided_at) : '–'),
        plain: ({ decided_at }) => decided_at,
      },
    ],
    [t, instant],
  )
}
