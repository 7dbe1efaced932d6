import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { Card } from '#src/ui/card'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { useTerms } from '../../account/parts/use-terms'
import { CancellationRules } from './cancellation-rules'

/** The agreements before paying, each with its text (product §5). */
const agreements = [
  { name: 'agree_terms', label: 'agreeTerms', read: 'readTerms', document: 'terms' },
  { name: 'agree_privacy', label: 'agreePrivacy', read: 'readPrivacy', document: 'provided' },
] as const

export function Agreements({ order: { bookings } }: { order: Pick<Order, 'bookings'> }) {
  const { t } = useTranslation('shop.purchase')
  const [terms, read] = useTerms()
  return (
    <Card as="section" pad="lg" className="space-y-5">
      <h2 className="text-lg font-bold">{t('payment.agreements')}</h2>
      {bookings.map((booking) => (
        <CancellationRules key={booking.id} booking={booking} folded />
      ))}
      {agreements.map((each) => (
        <div key={each.name} className="flex items-start justify-between gap-4">
          <CheckboxField name={each.name} label={t(`payment.${each.label}`)} />
          <button
            type="button"
            aria-label={t(`payment.${each.read}`)}
            onClick={() => void read(each.document)}
            className="-my-0.5 shrink-0 rounded-sm px-1.5 py-1 text-sm font-semibold text-brand underline underline-offset-4"
          >
            {t('payment.read')}
          </button>
        </div>
      ))}
      {terms}
    </Card>
  )
}
