import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { paths, site } from '../../site'
import { DayField } from '../parts/day-field'
import { ReservationTabs } from '../parts/reservation-tabs'
import { dayIn, manifests } from '../queries'

/** The departures of a day that have travelers; each links to its manifest. */
export function Component() {
  const { t } = useTranslation('admin.reservations')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const numbers = useNumbers()
  const day = dayIn(search)
  const { data } = useSuspenseQuery(manifests(search, useContentLang()))
  return (
    <DeskPage title={ofSite('title.manifests')} actions={<DayField day={day} />}>
      <ReservationTabs />
      <Table
        caption={ofSite('title.manifests')}
        rows={data.items}
        rowKey={({ product_id, start_time }) => `${product_id} ${start_time}`}
        empty={<EmptyState title={t('manifest.none')} />}
        columns={[
          { key: 'time', header: t('manifest.time'), cell: ({ start_time }) => start_time },
          {
            key: 'product',
            header: t('column.product'),
            cell: ({ product_id, product_name }) => (
              <Link to={paths.manifest(product_id, day)} className="font-semibold underline underline-offset-2">
                {product_name}
              </Link>
            ),
          },
          { key: 'people', header: t('column.people'), cell: ({ people }) => numbers(people), align: 'end' },
          {
            key: 'reservations',
            header: ofSite('title.reservations'),
            cell: ({ reservations }) => numbers(reservations),
            align: 'end',
          },
        ]}
      />
    </DeskPage>
  )
}
