import { useTranslation } from 'react-i18next'
import { type GuestBooking, GuestChange, guest } from '#contract/guest'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { DialogsProvider, useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { ownReservation } from './queries'
import { TripFields } from './trip-fields'

interface ChangeDialogProps {
  own: GuestBooking
  open: boolean
  onClose: () => void
}

/** Changes the flight, addresses, luggage and passport number (product §5). */
export function ChangeDialog({ own, open, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('guest')
  return (
    <Dialog open={open} onClose={onClose} title={t('change.title')} place="sheet" stays>
      <p className="mb-6 text-muted">{t('change.lead')}</p>
      <DialogsProvider>
        <ChangeForm own={own} onDone={onClose} />
      </DialogsProvider>
    </Dialog>
  )
}

function ChangeForm({ own: { booking, order, luggage_max }, onDone }: { own: GuestBooking; onDone: () => void }) {
  const { t } = useTranslation('guest')
  const visitor = useVisitor()
  const lang = useContentLang()
  const dialogs = useDialogs()
  const change = useCall(guest.change, { errors: 'page' })
  const form = useZodForm(GuestChange, {
    luggage_count: booking.luggage_count,
    arrival_flight: booking.arrival_flight,
    departure_address: booking.departure_address,
    destination_address: booking.destination_address,
    passport_number: '',
  })
  const send = async ({ passport_number, ...trip }: z.output<typeof GuestChange>) => {
    if (!(await dialogs.question({ title: t('change.askTitle'), text: t('change.ask') }))) return
    const body = { ...trip, ...(passport_number && { passport_number }) }
    const changed = await change.mutateAsync({ query: { lang }, body })
    visitor.queries.setQueryData(ownReservation(visitor).queryKey, changed)
    form.resetField('passport_number')
    toast.success(t('change.saved'))
    onDone()
  }
  return (
    <Form form={form} onSubmit={send} label={t('change.title')}>
      <TripFields help={t('change.luggageHelp', { count: luggage_max })} max={luggage_max} />
      <TextField
        name="passport_number"
        label={t('form.passport')}
        help={t('change.passportKept', { masked: order.passport_number })}
        autoComplete="off"
        optional
      />
      <SubmitButton wide>{t('change.save')}</SubmitButton>
    </Form>
  )
}
