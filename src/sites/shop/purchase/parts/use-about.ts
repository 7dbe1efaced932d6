import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/money'
import { useMoney } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'

/** Returns money in the reader's currency; amounts priced in the other are marked as approximate (product §3). */
export function useAbout(): (money: Money) => string {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const own = usePrefs(({ currency }) => currency)
  return (priced) => (priced.currency === own ? money(priced) : t('about', { amount: money(priced) }))
}
