import { useTranslation } from 'react-i18next'
import { Deposit, desk } from '#contract/desk'
import type { Order } from '#contract/order'
import { z } from '#contract/zod'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { AmountField } from '#src/ui/form/amount-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'

/** The amount as typed from a bank statement. */
const Typed = z.pipe(
  z.strictObject({
    amount_won: z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'validation.required')),
      z.transform((text) => Number(text)),
    ),
  }),
  Deposit,
)

interface DepositFormProps {
  order: Order
  /** The depositor whom the customer named. */
  depositor: string
}

/** Records a deposit; any amount but the exact one is refused with both figures (product §4). */
export function DepositForm({ order, depositor }: DepositFormProps) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const lang = useContentLang()
  const form = useZodForm(Typed, { amount_won: '' })
  const deposit = useAct(desk.deposit)
  return (
    <Form
      form={form}
      label={t('deposit.title')}
      className="mb-4"
      onSubmit={async (body) => {
        await deposit({ params: { id: order.id }, query: { lang }, body })
        toast.success(t('deposit.done'))
      }}
    >
      <AmountField
        name="amount_won"
        label={t('deposit.amount')}
        help={t('deposit.owed', { amount: inWon(order.amount_won), name: depositor || order.representative_name })}
      />
      <div>
        <SubmitButton>{t('deposit.act')}</SubmitButton>
      </div>
    </Form>
  )
}
