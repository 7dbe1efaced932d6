import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/money'
import { useMoney } from '#src/api/start-up'

/** A placeholder for the price in the sentence. */
const slot = '\u0000'

/** "from $69.00": the sentence is the language's own, the price in it is emphasized. */
export function PriceFrom({ price, size = 'text-lg' }: { price: Money; size?: string }) {
  const { t } = useTranslation('page')
  const money = useMoney()
  const [before, after] = t('priceFrom', { price: slot }).split(slot)
  return (
    <span className="text-sm text-muted">
      {before}
      <bdi className={`${size} font-bold whitespace-nowrap text-ink figures`}>{money(price)}</bdi>
      {after}
    </span>
  )
}
