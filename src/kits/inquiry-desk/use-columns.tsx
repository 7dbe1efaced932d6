import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskInquiry } from '#contract/inquiry-desk'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { FirstAnswer } from './first-answer'
import { Waiting } from './waiting'

/** The columns of the inquiry list. */
export function useColumns(): DeskColumn<DeskInquiry>[] {
  const { t } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const { instant } = useDates()
  return useMemo(
    () => [
      {
        key: 'title',
        header: t('column.title'),
        cell: ({ title }) => (
          <span className="wrap-anywhere max-md:whitespace-normal md:block md:max-w-96 md:truncate">{title}</span>
        ),
        plain: ({ title }) => title,
      },
      { key: 'number', header: t('fact.number'), cell: ({ number }) => number, plain: ({ number }) => number },
      {
        key: 'topic',
        header: t('column.topic'),
        cell: ({ type }) => board(`types.${type}`),
        plain: ({ type }) => board(`types.${type}`),
      },
      { key: 'who', header: t('column.who'), cell: ({ name, email }) => name || email, plain: ({ name }) => name },
      {
        key: 'email',
        header: t('fact.email'),
        cell: ({ email }) => email,
        plain: ({ email }) => email,
        extra: true,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status }) => <InquiryBadge status={status} />,
        plain: ({ status }) => board(`status.${status}`),
      },
      {
        key: 'assignee',
        header: t('assigned.title'),
        cell: ({ assignee }) => assignee?.name ?? '–',
        plain: ({ assignee }) => assignee?.name ?? '',
      },
      {
        key: 'waiting',
        header: t('column.waiting'),
        cell: ({ waiting_since }) => <Waiting since={waiting_since} />,
        plain: ({ waiting_since }) => waiting_since,
        sortable: true,
      },
      {
        key: 'created_at',
        header: t('fact.asked'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        extra: true,
      },
      {
        key: 'first_answer',
        header: t('fact.firstAnswer'),
        cell: (row) => <FirstAnswer of={row} />,
        plain: ({ first_answered_at }) => first_answered_at,
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
    [t, board, instant],
  )
}
