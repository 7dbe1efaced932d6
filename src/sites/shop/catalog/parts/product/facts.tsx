import Clock from 'lucide-react/icons/clock'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalog'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { duration } from '../duration'

/** The earliest tier, if it refunds everything. */
const fullRefund = ({ cancellation }: Product) =>
  cancellation
    .filter(({ refund_percent }) => refund_percent === 100)
    .toSorted((a, b) => a.days_before - b.days_before)[0]

/** A product's key facts. */
export function Facts({ product }: { product: Product }) {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const languages = useLanguageNames(product.languages)
  const refund = fullRefund(product)
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Fact icon={<Clock />} label={t('detail.facts.duration')}>
        {duration(shop, product.duration_minutes)}
      </Fact>
      <Fact icon={<Languages />} label={t('detail.facts.languages')}>
        {languages}
      </Fact>
      <Fact icon={<UsersRound />} label={t('detail.facts.group')}>
        {t('detail.facts.minimum', { count: product.min_travelers })}
      </Fact>
      {refund ? (
        <Fact icon={<ShieldCheck />} label={t('detail.facts.refund')}>
          {t('detail.facts.refundText', { count: refund.days_before })}
        </Fact>
      ) : (
        <Fact icon={<MapPin />} label={t('detail.facts.place')}>
          {shop(`region.${product.region}`)}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative min-h-11 ps-14.5">
    <dt className="text-sm text-muted">
      <span className="absolute start-0 top-0 grid size-11 place-items-center rounded-full bg-brand-soft text-brand *:size-5">
        {icon}
      </span>
      {label}
    </dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
