import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Currency, currencies, currencySymbol } from '#contract/money'
import { usePrefs, useVisitor } from '#src/session/visitor'
import { button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'
import { Select } from '#src/ui/select'
import { useSite } from './site'

function useCurrency() {
  const { prefs } = useVisitor()
  const currency = usePrefs((each) => each.currency)
  return [currency, (chosen: Currency) => prefs.setState({ currency: chosen })] as const
}

/** Dollars or won (product §4), where the site has prices; the list is loaded on first touch. */
export function CurrencyMenu() {
  const { t } = useTranslation('page')
  const [currency, choose] = useCurrency()
  const { hasPrices = true } = useSite()
  if (!hasPrices) return null
  return (
    <Menu
      label={t('currency.label')}
      items={() =>
        currencies.map((each) => ({
          key: each,
          label: `${currencySymbol[each]} ${each} – ${t(`currency.${each}`)}`,
          current: each === currency,
          onSelect: () => choose(each),
        }))
      }
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t('currency.now', { name: currency })}
          className={button({ variant: 'ghost', size: 'sm', className: 'font-medium' })}
        >
          {currency}
          <ChevronDown className="size-4 text-muted" />
        </button>
      )}
    />
  )
}

/** Like `CurrencyMenu`, as a native select for phones. */
export function CurrencySelect() {
  const { t } = useTranslation('page')
  const [currency, choose] = useCurrency()
  const id = useId()
  const { hasPrices = true } = useSite()
  if (!hasPrices) return null
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('currency.label')}
      </label>
      <Select id={id} value={currency} onChange={(event) => choose(event.target.value as Currency)}>
        {currencies.map((each) => (
          <option key={each} value={each}>
            {currencySymbol[each]} {each} – {t(`currency.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
