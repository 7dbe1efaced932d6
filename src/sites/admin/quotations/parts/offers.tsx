import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskQuotation, quotationDesk } from '#contract/quotation-desk'
import { quotationTexts } from '#contract/quotation-limits'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { OfferForm } from './offer-form'
import { OfferView } from './offer-view'

/** Statuses that still allow a new offer (product §4). */
const isOpen = ({ status }: DeskQuotation) => ['requested', 'offered', 'expired', 'declined'].includes(status)

/** The offers, newest first; a new one replaces the last, and an open one can be withdrawn. */
export function Offers({ quotation }: { quotation: DeskQuotation }) {
  const { t } = useTranslation('admin.quotations')
  const { id, status, offers } = quotation
  const [isWriting, setIsWriting] = useState(status === 'requested' && offers.length === 0)
  const [isTakingBack, setIsTakingBack] = useState(false)
  const takeBack = useAct(quotationDesk.withdrawOffer, afterAct)
  return (
    <DetailPart title={t('offer.title')}>
      {offers.length === 0 && !isWriting && <p className="mb-4 text-muted">{t('offer.none')}</p>}
      {isOpen(quotation) && isWriting && (
        <OfferForm quotation={quotation} onDone={() => setIsWriting(false)} onCancel={() => setIsWriting(false)} />
      )}
      {isOpen(quotation) && !isWriting && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => setIsWriting(true)}>{t(offers.length > 0 ? 'offer.replace' : 'offer.make')}</Button>
          {status === 'offered' && (
            <Button variant="secondary" onClick={() => setIsTakingBack(true)}>
              {t('offer.takeBack.act')}
            </Button>
          )}
        </div>
      )}
      {offers.length > 0 && (
        <ol className={`divide-y divide-line ${isWriting ? 'mt-6 border-t border-line' : ''}`}>
          {offers.map((offer) => (
            <li key={offer.id} className="py-4 last:pb-0">
              <OfferView offer={offer} />
            </li>
          ))}
        </ol>
      )}
      {isTakingBack && (
        <WordsDialog
          title={t('offer.takeBack.title')}
          text={t('offer.takeBack.text')}
          label={t('offer.takeBack.why')}
          submit={t('offer.takeBack.act')}
          max={quotationTexts.content}
          onSend={async (content) => {
            await takeBack({ params: { id }, body: { content } })
            toast.success(t('offer.takeBack.done'))
          }}
          onClose={() => setIsTakingBack(false)}
        />
      )}
    </DetailPart>
  )
}
