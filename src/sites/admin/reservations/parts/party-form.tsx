import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bands } from '#contract/catalog'
import type { Booking } from '#contract/order'
import type { PartyQuote } from '#contract/party-desk'
import { reservationDesk } from '#contract/reservation-desk'
import type { z } from '#contract/zod'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { partyQuote } from '../queries'
import { PartyCost } from './party-cost'
import { CountFields, PeopleFields } from './party-fields'
import { countsIn, PartyValues, partyValues } from './party-values'
import { useAct } from './use-act'

interface PartyFormProps {
  booking: Booking
  /** The current party, with the bands on offer. */
  first: PartyQuote
  onClose: () => void
}

/** Edits a party; the price of the edited party is fetched while typing. */
export function PartyForm({ booking, first, onClose }: PartyFormProps) {
  const { t } = useTranslation('admin.reservations')
  const lang = useContentLang()
  const change = useAct(reservationDesk.party)
  const form = useZodForm(PartyValues, partyValues(booking, first), 'onSubmit')
  const [travelers, counts] = useWatch({ control: form.control, name: ['travelers', 'counts'] })
  const requested = countsIn({ travelers, counts }, first)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...partyQuote(booking.id, requested, lang),
    placeholderData: keepPreviousData,
  })
  const isQuoted = data !== undefined && !error && !isPlaceholderData
  const send = async ({ reason, ...party }: z.output<typeof PartyValues>) => {
    if (!isQuoted) return
    const quantities = countsIn(party, first)
    const lines = bands
      .flatMap((band) => ({ band, quantity: quantities[band] ?? 0 }))
      .filter((each) => each.quantity > 0)
    const seen = { version: first.version, difference_won: data.difference_won }
    const body = { lines, travelers: party.travelers, reason, seen }
    await change({ params: { id: booking.id }, query: { lang }, body }).catch((refused: unknown) => {
      void refetch()
      throw refused
    })
    toast.success(t('party.done'))
    onClose()
  }
  return (
    <Form form={form} onSubmit={send} label={t('party.title')} className="mt-4">
      {first.named ? <PeopleFields bands={first.bands} /> : <CountFields bands={first.bands} />}
      {error ? <Alert tone="error">{error.message}</Alert> : data && <PartyCost quote={data} />}
      <TextArea name="reason" label={t('reason')} help={t('cancel.reasonHelp')} rows={3} max={500} />
      <SubmitButton disabled={!isQuoted}>{t('party.submit')}</SubmitButton>
    </Form>
  )
}
