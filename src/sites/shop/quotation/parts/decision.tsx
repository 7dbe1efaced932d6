import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer, Quotation } from '#contract/quotation'
import { useMoney } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { DeclineDialog } from './decline-dialog'
import { useAccept } from './use-accept'
import { ValidFor } from './valid-for'

interface DecisionProps {
  quotation: Quotation
  offer: Offer
  receivedAt: number
}

/** The offer's total and deadline, with buttons to accept or decline it. */
export function Decision({ quotation, offer, receivedAt }: DecisionProps) {
  const { t } = useTranslation('shop.quotation')
  const money = useMoney()
  const currency = usePrefs((prefs) => prefs.currency)
  const { accept, busy } = useAccept(quotation, offer)
  const [declining, setDeclining] = useState(false)
  const total = { amount: offer.total_won, currency: 'KRW' } as const
  return (
    <Card as="section" look="raised" pad="lg" className="space-y-5">
      <h2 className="text-lg font-bold">{t('act.title')}</h2>
      <div>
        <p className="text-2xl font-bold figures">{money(total, 'KRW')}</p>
        {currency !== 'KRW' && <p className="text-sm text-muted">{t('offer.about', { amount: money(total) })}</p>}
      </div>
      <ValidFor quotation={quotation} offer={offer} receivedAt={receivedAt} />
      <div className="space-y-3">
        <Button variant="accent" size="lg" wide busy={busy} onClick={() => void accept()}>
          {t('act.accept')}
        </Button>
        <Button variant="secondary" wide onClick={() => setDeclining(true)}>
          {t('act.decline')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('offer.charged')}</p>
      <DeclineDialog id={quotation.id} open={declining} onClose={() => setDeclining(false)} />
    </Card>
  )
}
