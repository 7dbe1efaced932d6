import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskBooking, desk } from '#contract/desk'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useConfirmed } from '../../parts/use-act'
import { CancelDialog } from './cancel-dialog'
import { DepositForm } from './deposit-form'
import { MoreActs } from './more-acts'
import { RefundActs } from './refund-acts'
import { useAct } from './use-act'

const reasonLength = 500

/** What a reservation waits for, and the available acts (product §4). */
export function Acts({ shown }: { shown: DeskBooking }) {
  const { t } = useTranslation('admin.reservations')
  const { booking, order, refund } = shown
  const [open, setOpen] = useState<'cancel' | 'decline' | null>(null)
  const lang = useContentLang()
  const input = { params: { id: booking.id }, query: { lang } }
  const confirmed = useConfirmed()
  const confirm = useAct(desk.confirm)
  const decline = useAct(desk.decline)
  const isDue = order.status === 'awaiting_deposit'
  const isLate = order.status === 'expired' && order.payment_method === 'transfer'
  const isOpen = ['pending', 'waiting', 'requested', 'confirmed'].includes(booking.status)
  const isCancellable = isOpen && order.status !== 'confirming' && order.status !== 'draft'
  return (
    <DetailPart title={t('act.title')}>
      <p className="mb-4">{t(`next.${isLate ? 'late' : booking.status}`)}</p>
      {(isDue || isLate) && <DepositForm order={order} depositor={shown.depositor} />}
      {booking.status === 'cancel_requested' && booking.refund && (
        <RefundActs id={booking.id} refund={booking.refund} details={refund} />
      )}
      <div className="flex flex-wrap gap-2">
        {booking.status === 'requested' && (
          <Button
            onClick={() => void confirmed(t('confirm.ask'), t('confirm.text'), () => confirm(input), t('confirm.done'))}
          >
            {t('confirm.act')}
          </Button>
        )}
        {booking.status === 'cancel_requested' && booking.refund?.status !== 'processing' && (
          <Button variant="secondary" onClick={() => setOpen('decline')}>
            {t('decline.act')}
          </Button>
        )}
        {isCancellable && (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            {t('cancel.act')}
          </Button>
        )}
        <MoreActs shown={shown} />
      </div>
      {open === 'decline' && (
        <WordsDialog
          title={t('decline.title')}
          text={t('decline.text')}
          label={t('reason')}
          submit={t('decline.act')}
          max={reasonLength}
          onSend={async (reason) => {
            await decline({ ...input, body: { reason } })
            toast.success(t('decline.done'))
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'cancel' && <CancelDialog id={booking.id} onClose={() => setOpen(null)} />}
    </DetailPart>
  )
}
