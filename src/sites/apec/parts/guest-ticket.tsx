import { useQuery } from '@tanstack/react-query'
import TicketX from 'lucide-react/icons/ticket-x'
import { useTranslation } from 'react-i18next'
import { CallError } from '#src/api/call'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Loading, Skeleton, TextSkeleton } from '#src/ui/skeleton'
import { ticketQueries } from '../queries'
import { paths } from '../site'
import { TicketSheet } from './ticket-sheet'
import { TicketShut } from './ticket-shut'

const isStatus = (error: Error | null, status: number) => error instanceof CallError && error.status === status

/**
 * The ticket of the reservation opened in this tab, if the address names it; a loaded ticket stays available offline
 * (product §4).
 */
export function GuestTicket({ number }: { number: string }) {
  const { t } = useTranslation('apec.ticket')
  const queries = ticketQueries(useVisitor())
  const own = useQuery(queries.own)
  const ticket = useQuery(queries.ticket)
  const opened = own.data?.booking.reservation_number
  // A visit without a reservation.
  if (isStatus(own.error, 404)) return <TicketShut ended={false} />
  if (opened && opened !== number.toUpperCase()) return <Other opened={opened} />
  // Also for a ticket that is already shown: once canceled, it must disappear.
  if (isStatus(ticket.error, 409)) return <None why={(ticket.error as CallError).code} />
  if (opened && ticket.data) return <TicketSheet ticket={ticket.data} />
  const retry = () => void Promise.all([own.refetch(), ticket.refetch()])
  if (own.isError || ticket.isError)
    return <ErrorState title={t('failed')} onRetry={retry} busy={own.isFetching || ticket.isFetching} />
  return (
    <Loading className="grid gap-8 md:grid-cols-[24rem_1fr]">
      <Skeleton className="aspect-square w-full" />
      <TextSkeleton lines={8} />
    </Loading>
  )
}

function Other({ opened }: { opened: string }) {
  const { t } = useTranslation('apec.ticket')
  return (
    <EmptyState
      icon={<TicketX />}
      title={t('otherTitle')}
      actions={
        <>
          <ButtonLink to={paths.ticket(opened)}>{t('otherOpen')}</ButtonLink>
          <ButtonLink to={paths.myReservation} variant="secondary">
            {t('reservation')}
          </ButtonLink>
        </>
      }
    >
      {t('other')}
    </EmptyState>
  )
}

function None({ why }: { why: string }) {
  const { t } = useTranslation('apec.ticket')
  const kind = why === 'voucher.unpaid' ? 'unpaid' : 'cancelled'
  return (
    <EmptyState
      icon={<TicketX />}
      title={t(`${kind}Title`)}
      actions={<ButtonLink to={paths.myReservation}>{t('reservation')}</ButtonLink>}
    >
      {t(kind)}
    </EmptyState>
  )
}
