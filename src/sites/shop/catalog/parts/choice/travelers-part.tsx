import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxQuantity } from '#contract/cart'
import type { BandPrice } from '#contract/catalog'
import type { Currency } from '#contract/money'
import { useMoney } from '#src/api/start-up'
import { NumberStepper } from '#src/ui/number-stepper'
import { optionOf } from './choice'
import { Part } from './part'
import { placeOf } from './use-book'
import type { Choosing } from './use-choice'

/** The number of travelers by age; too few are reported immediately, with the reason (product §5). */
export function TravelersPart({ product, choice, choose, slots, lacks, shown }: Choosing) {
  const { t } = useTranslation('shop.catalog')
  const option = optionOf(product, choice) ?? product.options[0]
  const seats = slots?.find((slot) => slot.option_id === choice.option && slot.start_time === choice.time)?.seats ?? 0
  const minimum = { count: product.min_travelers }
  const lack = lacks.includes('minimum')
    ? t('choice.lacks.minimum', minimum)
    : lacks.includes('seats')
      ? t('choice.lacks.seats', { count: seats })
      : shown && lacks.includes('travelers') && t('choice.lacks.travelers')
  return (
    <Part
      id={placeOf('travelers')}
      title={t('choice.travelers')}
      className="xl:col-span-2"
      lack={lack || undefined}
      help={
        product.min_travelers > 1 && (
          <>
            {t('choice.minimum', minimum)} {product.min_travelers_reason}
          </>
        )
      }
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {option?.bands.map((band) => (
          <BandRow
            key={band.band}
            band={band}
            currency={option.currency}
            count={choice.travelers[band.band] ?? 0}
            onCount={(count) => choose({ travelers: { ...choice.travelers, [band.band]: count } })}
          />
        ))}
      </ul>
    </Part>
  )
}

interface BandRowProps {
  band: BandPrice
  currency: Currency
  count: number
  onCount: (count: number) => void
}

function BandRow({ band, currency, count, onCount }: BandRowProps) {
  const { t } = useTranslation('shop.catalog')
  const money = useMoney()
  const id = useId()
  const { min_age: from, max_age: to, price } = band
  const ages =
    to === null
      ? t('ages.from', { from })
      : from === null || from === 0
        ? t('ages.to', { to })
        : t('ages.between', { from, to })
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {t(`band.${band.band}`)}
        </label>
        <p className="text-sm text-muted">
          {(from !== null || to !== null) && <span className="me-3 inline-block">{ages}</span>}
          <span className="inline-block">
            {price > 0 ? t('choice.each', { price: money({ amount: price, currency }) }) : t('choice.free')}
          </span>
        </p>
      </div>
      <NumberStepper
        id={id}
        value={count}
        min={0}
        max={maxQuantity}
        onChange={(next) => onCount(Math.max(0, Math.trunc(next ?? 0)))}
      />
    </li>
  )
}
