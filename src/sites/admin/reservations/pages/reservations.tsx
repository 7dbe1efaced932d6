import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { bookingStatuses } from '#contract/order'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useContentLang } from '#src/session/visitor'
import { paths, site } from '../../site'
import { Filters } from '../parts/filters'
import { ReservationTabs } from '../parts/reservation-tabs'
import { useColumns } from '../parts/use-columns'
import { loadReservations, queryIn, reservations } from '../queries'

/** The submitted reservations of every site. */
export function Component() {
  const { t } = useTranslation('admin.reservations')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const lang = useContentLang()
  const { data } = useSuspenseQuery(reservations(search, lang))
  const title = ofSite('title.reservations')
  const tabs = bookingStatuses.flatMap((value) => {
    const count = data.counts[value]
    return count.count > 0 || value === search.get('status') ? [{ value, label: t(`status.${value}`), count }] : []
  })
  return (
    <DeskPage title={title}>
      <ReservationTabs />
      <DeskList
        name="admin.reservations"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ reservation_number }) => reservation_number}
        linkTo={({ id }) => paths.reservation(id)}
        load={loadReservations(search, lang)}
        tabs={<StatusTabs label={t('column.status')} tabs={tabs} />}
        filters={<Filters />}
      />
    </DeskPage>
  )
}
