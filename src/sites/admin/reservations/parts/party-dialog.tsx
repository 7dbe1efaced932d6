import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import type { PartyQuote } from '#contract/party-desk'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Dialog } from '#src/ui/overlay/dialog'
import { partyQuote } from '../queries'
import { PartyForm } from './party-form'

/** Changes the party of a reservation: the price is shown first, and the reason is mailed (product §4). */
export function PartyDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('admin.reservations')
  const { data, error } = useQuery(partyQuote(booking.id, {}, useContentLang()))
  // The change applies to the first quote shown, whatever is refetched while the form is open.
  const [first, setFirst] = useState<PartyQuote>()
  if (data && !first) setFirst(data)
  return (
    <Dialog open stays onClose={onClose} title={t('party.title')} description={t('party.text')} place="sheet">
      {error && !first && (
        <Alert tone="error" className="mt-4">
          {error.message}
        </Alert>
      )}
      {!first && !error && (
        <p role="status" className="mt-4">
          {t('party.loading')}
        </p>
      )}
      {first && <PartyForm booking={booking} first={first} onClose={onClose} />}
    </Dialog>
  )
}
