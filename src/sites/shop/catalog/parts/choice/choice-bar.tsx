import { useTranslation } from 'react-i18next'
import { useMoney } from '#src/api/start-up'
import { PriceFrom } from '#src/kits/page/price-from'
import { Button } from '#src/ui/button'
import { glide } from '#src/ui/motion'
import { optionOf, totalOf } from './choice'
import { useBook } from './use-book'
import type { Choosing } from './use-choice'

const toChoice = () => document.getElementById('booking')?.scrollIntoView({ behavior: glide() })

/** On phones: the price, and a link to the choice, always within reach of the thumb. */
export function ChoiceBar(choosing: Choosing) {
  const { product, choice, isPriced, lacks, act } = choosing
  const book = useBook(choosing)
  const { t } = useTranslation('shop.catalog')
  const money = useMoney()
  const option = optionOf(product, choice)
  const done = lacks.length === 0
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg lg:hidden">
      {done && option && isPriced ? (
        <span>
          <span className="block text-xs text-muted">{t('box.total')}</span>
          <bdi className="text-lg font-bold figures">{money(totalOf(option, choice))}</bdi>
        </span>
      ) : (
        <PriceFrom price={{ amount: product.price, currency: product.currency }} />
      )}
      {done ? (
        <Button variant="accent" busy={act === 'reserve'} disabled={act === 'add'} onClick={() => void book.reserve()}>
          {t('box.reserve')}
        </Button>
      ) : (
        <Button variant="accent" onClick={toChoice}>
          {lacks.includes('date') ? t('box.choose') : t('box.finish')}
        </Button>
      )}
    </div>
  )
}
