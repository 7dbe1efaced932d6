import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { CopyButton } from '#src/ui/copy-button'
import { Facts } from '#src/ui/facts'

interface BankDetailsProps {
  transfer: NonNullable<Order['bank_transfer']>
  amountWon: number
}

/** The bank account and deadline of a transfer (product §3, §4). */
export function BankDetails({ transfer, amountWon }: BankDetailsProps) {
  const { t } = useTranslation('booking')
  const money = useMoney()
  const dates = useDates()
  return (
    <Card as="section" pad="lg">
      <h2 className="mb-3 text-lg font-bold">{t('complete.transfer')}</h2>
      <Facts
        facts={[
          { label: t('complete.bank'), value: transfer.bank },
          {
            label: t('complete.account'),
            value: <b className="figures">{transfer.account_number}</b>,
            action: <CopyButton text={transfer.account_number}>{t('complete.copyAccount')}</CopyButton>,
          },
          { label: t('complete.holder'), value: transfer.account_holder },
          { label: t('complete.depositor'), value: transfer.depositor },
          {
            label: t('complete.amount'),
            value: <b className="figures">{money({ amount: amountWon, currency: 'KRW' }, 'KRW')}</b>,
            action: <CopyButton text={String(amountWon)}>{t('complete.copyAmount')}</CopyButton>,
          },
          {
            label: t('complete.deadline'),
            value: t('detail.kst', { when: dates.instant(transfer.deadline) }),
          },
        ]}
      />
    </Card>
  )
}
