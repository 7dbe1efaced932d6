import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import { MomentForm } from '#src/kits/desk/moment-form'
import { inSeoul } from '#src/kits/desk/seoul-time'
import { useNow } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Disclosure } from '#src/ui/disclosure'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useConfirmed } from '../../parts/use-act'
import { afterAct } from '../queries'

/** Says when a product goes on sale by itself, or that it should be on sale but lacks something. */
export function SaleNote({ product: { on_sale_from: from, lacks, lacking } }: { product: DeskProduct }) {
  const { t } = useTranslation('admin.products')
  const now = useNow()
  if (from === null) return null
  const at = inSeoul(from)
  if (Date.parse(from) > now) return <Alert tone="info" className="mt-3" title={t('schedule.set', { at })} />
  const isComplete = lacks.length + lacking.length === 0
  return (
    <Alert tone={isComplete ? 'info' : 'warning'} className="mt-3" title={t('schedule.due', { at })}>
      {t(isComplete ? 'schedule.soon' : 'schedule.late')}
    </Alert>
  )
}

/** Sets when a product that is not on sale goes on sale by itself, or cancels it. */
export function SaleStart({ product: { id, on_sale_from: from } }: { product: DeskProduct }) {
  const { t } = useTranslation('admin.products')
  const confirmed = useConfirmed()
  const schedule = useAct(productDesk.schedule, afterAct)
  const params = { productId: id }
  // What this form was opened on. After a refusal the reader has seen what a colleague set, and can replace it.
  const [seen, setSeen] = useState<string | null | undefined>(from)
  const set = async (at: string) => {
    try {
      const next = await schedule({ params, body: { from: at, seen: seen === undefined ? from : seen } })
      setSeen(next.on_sale_from)
    } catch (error) {
      setSeen(undefined)
      throw error
    }
    toast.success(t('schedule.done'))
  }
  return (
    <div className="mt-4 max-w-form border-t border-line">
      <Disclosure title={t(from ? 'schedule.change' : 'schedule.title')}>
        <div className="stack-3">
          <p>{t('schedule.text')}</p>
          <MomentForm
            at={from}
            texts={{
              label: t('schedule.title'),
              day: t('schedule.day'),
              time: t('schedule.time'),
              timeHelp: t('schedule.timeHelp'),
              submit: t(from ? 'schedule.change' : 'schedule.act'),
            }}
            onSet={set}
          />
        </div>
      </Disclosure>
      {from && (
        <Button
          variant="ghost"
          className="mt-3"
          onClick={() =>
            void confirmed(
              t('schedule.cancelAsk'),
              t('schedule.cancelText'),
              async () => setSeen((await schedule({ params, body: { from: null, seen: from } })).on_sale_from),
              t('schedule.canceled'),
            )
          }
        >
          {t('schedule.cancel')}
        </Button>
      )}
    </div>
  )
}
