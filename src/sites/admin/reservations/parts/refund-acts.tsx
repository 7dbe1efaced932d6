import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefundAccount } from '#contract/cancellation'
import { type DeskBooking, desk } from '#contract/desk'
import type { Refund } from '#contract/order'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { toast } from '#src/ui/overlay/toast'
import { useConfirmed } from '../../parts/use-act'
import { useAct } from './use-act'

interface RefundActsProps {
  id: string
  refund: Refund
  /** The customer's words, and the provider's message. */
  details: DeskBooking['refund']
}

/** A refund that is not done: the money is sent by hand, or the provider is tried again (product §4). */
export function RefundActs({ id, refund, details }: RefundActsProps) {
  const { t } = useTranslation('admin.reservations')
  const { t: refusal } = useTranslation('refusal')
  const inWon = useWon()
  const lang = useContentLang()
  const confirmed = useConfirmed()
  const [account, setAccount] = useState<RefundAccount | null>(null)
  const look = useAct(desk.refundAccount)
  const sent = useAct(desk.refundSent)
  const retry = useAct(desk.refundRetry)
  const input = { params: { id }, query: { lang } }
  const amount = inWon(refund.amount_won)
  const reveal = async () => {
    try {
      setAccount(await look({ params: { id } }))
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : refusal('general.error'))
    }
  }
  return (
    <div className="mb-4 space-y-4">
      <Facts
        compact
        facts={[
          { label: t('refund.amount'), value: amount },
          { label: t('refund.state'), value: t(`refund.status.${refund.status}`) },
          { label: t('refund.account'), value: account ? null : refund.account },
          { label: t('refund.bank'), value: account?.bank },
          { label: t('refund.number'), value: account && <span className="figures">{account.account_number}</span> },
          { label: t('refund.holder'), value: account?.account_holder },
          { label: t('refund.said'), value: details?.reason },
          { label: t('refund.provider'), value: details?.code && `${details.code} ${details.message}` },
        ]}
      />
      {refund.status !== 'processing' && (
        <div className="flex flex-wrap gap-2">
          {refund.to === 'account' && !account && (
            <Button variant="secondary" onClick={() => void reveal()}>
              {t('refund.reveal')}
            </Button>
          )}
          {refund.status === 'failed' && (
            <Button
              onClick={() =>
                void confirmed(
                  t('refund.retryAsk', { amount }),
                  t('refund.retryText'),
                  () => retry(input),
                  t('refund.retried'),
                )
              }
            >
              {t('refund.retry')}
            </Button>
          )}
          <Button
            variant={refund.status === 'failed' ? 'secondary' : 'primary'}
            onClick={() =>
              void confirmed(
                t('refund.sentAsk', { amount }),
                t('refund.sentText'),
                () => sent(input),
                t('refund.sentDone'),
              )
            }
          >
            {t('refund.sent')}
          </Button>
        </div>
      )}
    </div>
  )
}
