import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BoothApplication, miceBooths } from '#contract/mice/booth'
import { useCall } from '#src/api/query'
import { BankDetails } from '#src/kits/booking/bank-details'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { PriceLines } from '#src/kits/booking/price-lines'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { saveFile } from '#src/ui/save-file'
import { ApplicationTimeline } from './application-timeline'
import { BoothFacts } from './booth-facts'
import { CancelBooth } from './cancel-booth'

type State = BoothApplication['order']['status'] | 'confirmed' | 'cancel_requested'
const tones = {
  draft: 'neutral',
  awaiting_payment: 'warning',
  confirming: 'info',
  awaiting_deposit: 'warning',
  paid: 'success',
  confirmed: 'success',
  cancel_requested: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<State, string>

/**
 * The state shown for an application: the booking's once it is confirmed or a cancellation is requested, otherwise the order's.
 */
const stateOf = ({ order, booking: { status } }: BoothApplication): State =>
  status === 'confirmed' || status === 'cancel_requested' ? status : order.status

const running: readonly State[] = ['awaiting_deposit', 'paid', 'confirmed']

/** An application for a booth with its status, price, documents and acts. */
export function ApplicationCard({ application, onResume }: { application: BoothApplication; onResume: () => void }) {
  const { t } = useTranslation('mice.application')
  const lang = useContentLang()
  const won = useWon()
  const [cancels, setCancels] = useState(false)
  const print = useCall(miceBooths.print)
  const { order, booth, invoice } = application
  const state = stateOf(application)
  const save = async () => {
    // A failure is shown as a toast.
    const file = await print.mutateAsync({ params: { id: application.id }, query: { lang } }).catch(() => null)
    if (file) saveFile(file, `${order.id}.pdf`)
  }
  return (
    <Card as="li" pad="lg" className="stack-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-bold">{t('mine.booth', { number: booth.number })}</h2>
        <Badge tone={tones[state]}>{t(`mine.status.${state}`)}</Badge>
      </div>
      <DepositNote order={order} />
      {(state === 'draft' || state === 'awaiting_payment') && (
        <div>
          <Button onClick={onResume}>{t('mine.resume')}</Button>
        </div>
      )}
      {order.bank_transfer && <BankDetails transfer={order.bank_transfer} amountWon={order.amount_won} />}
      <BoothFacts application={application} />
      <section>
        <h3 className="mb-2 text-lg font-bold">{t('mine.timeline')}</h3>
        <ApplicationTimeline application={application} />
      </section>
      <section>
        <h3 className="mb-2 text-lg font-bold">{t('price.title')}</h3>
        <PriceLines lines={order.price_lines} />
        <p className="mt-3 flex items-baseline justify-between border-t border-line-strong pt-3 font-bold">
          {t('price.total')}
          <span className="text-xl figures">{won(order.amount_won)}</span>
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        {invoice && order.payment_method && (
          <Button
            variant="secondary"
            icon={<FileDown className="size-5" />}
            busy={print.isPending}
            onClick={() => void save()}
          >
            {t('mine.print')}
          </Button>
        )}
        {running.includes(state) && (
          <Button variant="ghost" onClick={() => setCancels(true)}>
            {t('mine.cancel')}
          </Button>
        )}
      </div>
      <CancelBooth application={application} open={cancels} onClose={() => setCancels(false)} />
    </Card>
  )
}
