import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/money'
import { useMoney } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'

/** Writes money in the reader's currency; what is priced in the other is told as about so much (product §3). */
export function useAbout(): (money: Money) => string {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const own = usePrefs(({ currency }) => currency)
  return (priced) => (priced.currency === own ? money(priced) : t('about', { amount: money(priced) }))
}
