import { useTranslation } from 'react-i18next'
import type { DeskProduct } from '#contract/product-desk'
import { useMoney } from '#src/api/start-up'
import { DigitsField } from '#src/ui/form/digits-field'

interface PriceFieldsProps {
  option: DeskProduct['options'][number] | undefined
  currency: DeskProduct['currency']
}

/** The prices of days by band, each beside the option's price; an empty one leaves the days as they are. */
export function PriceFields({ option, currency }: PriceFieldsProps) {
  const { t } = useTranslation('admin.products')
  const { t: reservations } = useTranslation('admin.reservations')
  const money = useMoney()
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">{t(`price.help.${currency}`)}</p>
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        {option?.bands.map(({ band, price }) => (
          <DigitsField
            key={band}
            name={`prices.${band}`}
            label={reservations(`band.${band}`)}
            help={t('price.usual', { price: money({ amount: price, currency }, currency) })}
            optional={option.bands.length > 1}
          />
        ))}
      </div>
    </div>
  )
}
