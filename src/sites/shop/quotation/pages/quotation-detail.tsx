import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Side } from '#src/ui/side'
import { Panel } from '../../purchase/parts/panel'
import { paths } from '../../site'
import { Decision } from '../parts/decision'
import { OfferView } from '../parts/offer-view'
import { OlderOffers } from '../parts/older-offers'
import { QuotationBadge } from '../parts/quotation-badge'
import { QuotationState } from '../parts/quotation-state'
import { RequestView } from '../parts/request-view'
import { Thread } from '../parts/thread'
import { ownQuotation } from '../queries'

/** One quotation: the request, the offers, and the member's answer (product §4). */
export function Component() {
  const { t } = useTranslation('shop.quotation')
  const { id = '' } = useParams()
  const { data: quotation, dataUpdatedAt } = useSuspenseQuery(ownQuotation(id))
  const { status, number } = quotation
  const [newest, ...older] = quotation.offers
  const offer = newest?.state === 'withdrawn' ? undefined : newest
  const open = status === 'offered' ? offer : undefined
  return (
    <PrivatePage
      title={offer?.title ?? t('detail.notTitled')}
      lead={<QuotationBadge status={status} />}
      breadcrumb={<Breadcrumb crumbs={[{ label: t('detail.back'), to: paths.quotation }, { label: number }]} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-x-8">
        <div className="min-w-0 space-y-6">
          <QuotationState quotation={quotation} />
          {offer && (
            <Panel title={t('offer.title')}>
              <OfferView offer={offer} />
            </Panel>
          )}
        </div>
        {open ? (
          <Side kind="side" className="min-w-0 lg:row-span-2">
            <Decision quotation={quotation} offer={open} receivedAt={dataUpdatedAt} />
          </Side>
        ) : (
          <div className="min-w-0 lg:row-span-2">
            <RequestView quotation={quotation} />
          </div>
        )}
        {/* On a phone this is below the decision, which applies only to the newest offer. */}
        <div className="min-w-0 space-y-6">
          <OlderOffers offers={offer ? older : quotation.offers} />
          <Panel title={t('thread.title')}>
            <Thread quotation={quotation} />
          </Panel>
          {open && <RequestView quotation={quotation} />}
        </div>
      </div>
    </PrivatePage>
  )
}
