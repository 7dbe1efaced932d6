import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalog'
import { useContentTag } from '#src/session/visitor'
import { GroupCard } from '../group-card'
import { Block, Points } from './block'
import { Cancellation } from './cancellation'
import { Itinerary } from './itinerary'

/** All texts of a product; missing ones are left out. */
export function ProductText({ product, departure }: { product: Product; departure: string | null }) {
  const { t } = useTranslation('shop.catalog')
  const lang = useContentTag()
  return (
    <div className="far space-y-10 lg:col-start-1">
      <Block title={t('detail.about')}>
        <div lang={lang} className="max-w-reading space-y-4">
          {product.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Block>
      {product.itinerary.length > 0 && (
        <Block title={t('detail.itinerary')}>
          <Itinerary steps={product.itinerary} />
        </Block>
      )}
      <div className="grid gap-10 sm:grid-cols-2">
        {product.included.length > 0 && (
          <Block title={t('detail.included')}>
            <Points items={product.included} sign="yes" />
          </Block>
        )}
        {product.excluded.length > 0 && (
          <Block title={t('detail.excluded')}>
            <Points items={product.excluded} sign="no" />
          </Block>
        )}
      </div>
      {product.know_before.length > 0 && (
        <Block title={t('detail.knowBefore')}>
          <Points items={product.know_before} />
        </Block>
      )}
      <Block title={t('detail.meeting')}>
        <p className="flex max-w-reading gap-3">
          <MapPin className="mt-0.5 size-5 shrink-0 text-brand" />
          <span lang={lang}>{product.meeting_point}</span>
        </p>
      </Block>
      <Block title={t('cancel.title')}>
        <Cancellation tiers={product.cancellation} departure={departure} />
      </Block>
      <GroupCard />
    </div>
  )
}
