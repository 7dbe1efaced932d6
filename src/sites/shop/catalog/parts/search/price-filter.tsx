import { useTranslation } from 'react-i18next'
import { currencySymbol, unitOf } from '#contract/money'
import { usePrefs } from '#src/session/visitor'
import { numberText } from '#src/ui/number-text'
import { amountIn, type Filters, searchAddress } from '../../filters'
import { ChoiceLink, FilterGroup } from './choices'
import { type Filtering, isVain, useCountShown } from './filtering'
import { usePriceWords } from './use-active'

/** The price: bands with their counts, and two fields for any other range, in the reader's currency. */
export function PriceFilter({ filters, facets, change }: Filtering) {
  const { t } = useTranslation('shop.catalog')
  const words = usePriceWords()
  const shown = useCountShown(facets)
  const chosen = usePrefs((prefs) => prefs.currency)
  const isFiltered = filters.min !== null || filters.max !== null
  const currency = isFiltered ? filters.currency : chosen
  const symbol = currencySymbol[currency]
  const field = (name: 'min' | 'max') => ({
    filters,
    name,
    label: t(name === 'min' ? 'filters.priceFrom' : 'filters.priceTo', { symbol }),
    placeholder: symbol,
    onLeave: (text: string) => {
      const amount = amountIn(text, currency)
      if (amount !== filters[name]) change({ [name]: amount, currency })
    },
  })
  return (
    <FilterGroup title={t('filters.price')}>
      <ul>
        {facets?.prices.map(({ min, max, count }) => {
          const on = isFiltered && filters.min === min && filters.max === max
          const next = on ? { min: null, max: null } : { min, max, currency }
          return (
            <li key={`${min}-${max}`}>
              <ChoiceLink
                to={searchAddress(filters, next)}
                on={on}
                count={shown(count)}
                vain={isVain(facets, count)}
                onPick={() => change(next)}
              >
                {words({ min, max, currency })}
              </ChoiceLink>
            </li>
          )
        })}
      </ul>
      <div className="mt-3 flex items-center gap-2">
        <Amount {...field('min')} />
        <span aria-hidden="true">–</span>
        <Amount {...field('max')} />
        <input type="hidden" name="currency" value={currency} />
      </div>
    </FilterGroup>
  )
}

interface AmountProps {
  filters: Filters
  name: 'min' | 'max'
  label: string
  placeholder: string
  onLeave: (text: string) => void
}

/** Accepts only digits, dot and minus (product §5); applied on blur or Enter. */
function Amount({ filters, name, label, placeholder, onLeave }: AmountProps) {
  const amount = filters[name]
  const shown = amount === null ? '' : String(amount / unitOf(filters.currency))
  return (
    <input
      key={shown}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={shown}
      onInput={(event) => {
        event.currentTarget.value = numberText(event.currentTarget.value)
      }}
      onBlur={(event) => onLeave(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onLeave(event.currentTarget.value)
      }}
      className="control min-h-10 min-w-0 flex-1 px-3 figures"
    />
  )
}
