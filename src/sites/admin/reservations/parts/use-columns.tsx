import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskRow } from '#contract/desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Status } from './status'
import { useSiteName } from './use-site-name'

/** The columns of the list of reservations. */
export function useColumns(): DeskColumn<DeskRow>[] {
  const { t } = useTranslation('admin.reservations')
  const dates = useDates()
  const numbers = useNumbers()
  const inWon = useWon()
  const siteName = useSiteName()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('column.number'),
        cell: ({ reservation_number }) => <span className="figures">{reservation_number}</span>,
        plain: ({ reservation_number }) => reservation_number,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: (row) => <Status {...row} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'product',
        header: t('column.product'),
        cell: ({ product_name }) => product_name,
        plain: ({ product_name }) => product_name,
      },
      {
        key: 'date',
        header: t('column.date'),
        cell: ({ date, start_time }) => `${dates.birthday(date)} ${start_time}`,
        plain: ({ date, start_time }) => `${date} ${start_time}`,
        sortable: true,
      },
      {
        key: 'name',
        header: t('column.name'),
        cell: ({ representative_name }) => representative_name || '–',
        plain: ({ representative_name }) => representative_name,
      },
      {
        key: 'people',
        header: t('column.people'),
        cell: ({ number_of_travelers }) => numbers(number_of_travelers),
        plain: ({ number_of_travelers }) => number_of_travelers,
        align: 'end',
      },
      {
        key: 'amount',
        header: t('column.amount'),
        cell: ({ amount_won }) => inWon(amount_won),
        plain: ({ amount_won }) => amount_won,
        align: 'end',
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => dates.instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
      {
        key: 'site',
        header: t('column.site'),
        cell: ({ site }) => siteName(site),
        plain: ({ site }) => siteName(site),
        extra: true,
      },
      {
        key: 'order',
        header: t('column.order'),
        cell: ({ order_id }) => <span className="figures">{order_id}</span>,
        plain: ({ order_id }) => order_id,
        extra: true,
      },
      { key: 'email', header: t('column.email'), cell: ({ email }) => email, plain: ({ email }) => email, extra: true },
      {
        key: 'contact',
        header: t('column.contact'),
        cell: ({ contact }) => contact,
        plain: ({ contact }) => contact,
        extra: true,
      },
    ],
    [t, dates, numbers, inWon, siteName],
  )
}
