import { useTranslation } from 'react-i18next'
import type { DeskProduct } from '#contract/product-desk'
import { useMoney } from '#src/api/start-up'
import { Alert } from '#src/ui/alert'
import type { PreviewedPrices } from './price-change'

interface PriceEffectProps {
  product: Pick<DeskProduct, 'options' | 'currency'>
  effect: PreviewedPrices
}

/** What a change of prices would do: on how many days, and what each band costs before and after, beside the option's price. */
export function PriceEffect({ product: { options, currency }, effect }: PriceEffectProps) {
  const { t } = useTranslation('admin.products')
  const { t: reservations } = useTranslation('admin.reservations')
  const money = useMoney()
  const show = (amount: number) => money({ amount, currency }, currency)
  const range = (amounts: readonly number[]) => {
    const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
    return lowest === highest ? show(lowest) : t('price.range', { lowest: show(lowest), highest: show(highest) })
  }
  const { changes, same, left_out: leftOut, departures, sold } = effect
  const days = changes.length
  if (days === 0 && same === 0) return <Alert tone="warning" live title={t('plan.nothing')} />
  const leftOutText = leftOut > 0 && <p className="mt-1">{t('price.leftOut', { count: leftOut })}</p>
  if (days === 0) {
    return (
      <Alert tone="info" live title={t('price.same', { count: same })}>
        {leftOutText}
      </Alert>
    )
  }
  const option = options.find(({ id }) => id === effect.option_id)
  const lines = (option?.bands ?? []).flatMap(({ band, price: usual }) => {
    const of = (prices: PreviewedPrices['changes'][number]['after']) =>
      prices.find((each) => each.band === band)?.price ?? usual
    if (changes.every(({ before, after }) => of(before) === of(after))) return []
    const [before, after] = [changes.map((change) => of(change.before)), changes.map((change) => of(change.after))]
    const isUsual = (prices: readonly number[]) => prices.every((price) => price === usual)
    const line = isUsual(after) ? 'back' : isUsual(before) ? 'usual' : 'other'
    const values = { before: range(before), after: range(after), usual: show(usual) }
    return [{ band, text: t(`price.line.${line}`, { band: reservations(`band.${band}`), ...values }) }]
  })
  return (
    <Alert tone="info" live>
      <p>{t('price.changes', { departures, days })}</p>
      <ul className="mt-1 figures">
        {lines.map(({ band, text }) => (
          <li key={band}>{text}</li>
        ))}
      </ul>
      {same > 0 && <p className="mt-1">{t('price.same', { count: same })}</p>}
      {leftOutText}
      {sold > 0 && <p className="mt-1 font-semibold">{t('price.soldStays', { count: sold })}</p>}
    </Alert>
  )
}
