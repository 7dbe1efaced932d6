import { useTranslation } from 'react-i18next'
import { GuestClaim, guest } from '#contract/guest'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { signIn } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { CodeFields } from './code-fields'
import { ownReservation } from './queries'

/** Opens a reservation by its number, its address and a mailed code; says the same for every number that does not match. */
export function FindForm({ onOpened }: { onOpened?: () => unknown }) {
  const { t } = useTranslation('guest')
  const visitor = useVisitor()
  const open = useCall(guest.open, { errors: 'page' })
  const form = useZodForm(GuestClaim, { reservation_number: '', email: '', code: '' })
  const send = async (body: z.output<typeof GuestClaim>) => {
    const { token } = await open.mutateAsync({ body })
    signIn(visitor, 'guest', token)
    // Never the reservation this tab had opened before.
    await visitor.queries.fetchQuery({ ...ownReservation(visitor), staleTime: 0 })
    await onOpened?.()
  }
  return (
    <Form form={form} onSubmit={send} label={t('find.title')}>
      <TextField name="reservation_number" label={t('find.number')} help={t('find.numberHelp')} autoComplete="off" />
      <CodeFields />
      <SubmitButton wide size="lg">
        {t('find.open')}
      </SubmitButton>
    </Form>
  )
}
