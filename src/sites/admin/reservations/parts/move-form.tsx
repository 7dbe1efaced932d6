import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import { RequiredText } from '#contract/fields'
import type { Booking } from '#contract/order'
import { type MoveTarget, reservationDesk } from '#contract/reservation-desk'
import { z } from '#contract/zod'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'

const Chosen = z.strictObject({ target: RequiredText(200), reason: RequiredText(500) })
const keyOf = ({ option_id, start_time }: MoveTarget) => `${option_id} ${start_time}`

interface MoveFormProps {
  booking: Booking
  day: string
  targets: Data<typeof reservationDesk.targets>
  /** Refetches the departures. */
  again: () => void
  onClose: () => void
}

/** The departures of a day with seats left and the difference in price. */
export function MoveForm({ booking, day, targets, again, onClose }: MoveFormProps) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const numbers = useNumbers()
  const lang = useContentLang()
  const move = useAct(reservationDesk.move)
  const form = useZodForm(Chosen, { target: '', reason: '' })
  const priceText = ({ difference_won: won }: MoveTarget) =>
    won === null
      ? t('move.notForAll')
      : won === 0
        ? t('move.same')
        : t(won > 0 ? 'move.more' : 'move.less', { amount: inWon(Math.abs(won)) })
  const send = async ({ target, reason }: z.infer<typeof Chosen>) => {
    const to = targets.items.find((each) => keyOf(each) === target)
    if (!to || to.difference_won === null) return
    const seen = { date: targets.date, start_time: targets.start_time, difference_won: to.difference_won }
    const body = { option_id: to.option_id, date: day, start_time: to.start_time, reason, seen }
    await move({ params: { id: booking.id }, query: { lang }, body }).catch((error: unknown) => {
      again()
      throw error
    })
    toast.success(t('move.done'))
    onClose()
  }
  if (targets.items.length === 0) return <EmptyState title={t('move.none')} />
  return (
    <Form form={form} onSubmit={send} label={t('move.title')}>
      <RadioGroup
        name="target"
        label={t('move.departure')}
        look="cards"
        options={targets.items.map((each) => ({
          value: keyOf(each),
          label: `${each.start_time} · ${each.option_name}`,
          help: `${t('move.left', { seats: numbers(each.seats_left) })} · ${priceText(each)}`,
          disabled: each.difference_won === null || each.seats_left <= 0,
        }))}
      />
      <p className="text-sm text-muted">{t('move.money')}</p>
      <TextArea name="reason" label={t('reason')} help={t('cancel.reasonHelp')} rows={3} max={500} />
      <SubmitButton>{t('move.submit')}</SubmitButton>
    </Form>
  )
}
