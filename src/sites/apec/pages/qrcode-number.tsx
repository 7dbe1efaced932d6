import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OwnPage } from '#src/kits/guest/own-page'
import { useMailedLink } from '#src/kits/guest/use-mailed-link'
import { useSession } from '#src/session/visitor'
import { Loading, Skeleton } from '#src/ui/skeleton'
import { GuestTicket } from '../parts/guest-ticket'
import { TicketShut } from '../parts/ticket-shut'
import { site } from '../site'

/** Loaded lazily: guests never need the staff's part. */
const StaffCheckIn = lazy(async () => ({ default: (await import('../parts/staff-check-in')).StaffCheckIn }))

/** A guest's ticket, opened by the mailed link; a number alone reveals nothing. Staff see the check-in (product §4). */
export function Component() {
  const { t } = useTranslation(['apec.ticket', 'apec.gate', site])
  const { reservationNo = '' } = useParams()
  const isOpening = useMailedLink() === 'opening'
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const isStaff = useSession(({ tokens }) => tokens.admin !== undefined)
  if (isStaff && !isOpening && !isOpen)
    return (
      <OwnPage title={t('apec.gate:booking.title')}>
        <Suspense fallback={<Skeleton className="h-40 w-full max-w-form" />}>
          <StaffCheckIn key={reservationNo} number={reservationNo} />
        </Suspense>
      </OwnPage>
    )
  return (
    <OwnPage title={t(isOpening ? 'opening' : isOpen ? 'title' : `${site}:title.ticket`)}>
      {isOpening && (
        <Loading>
          <Skeleton className="aspect-square w-full max-w-96" />
        </Loading>
      )}
      {!isOpening && isOpen && <GuestTicket key={reservationNo} number={reservationNo} />}
      {!isOpening && !isOpen && <TicketShut ended={wasOpen} />}
    </OwnPage>
  )
}
