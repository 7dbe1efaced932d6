import CalendarDays from 'lucide-react/icons/calendar-days'
import UsersRound from 'lucide-react/icons/users-round'
import { useTranslation } from 'react-i18next'
import { holdMinutes } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { PriceFrom } from '#src/kits/page/price-from'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Side } from '#src/ui/side'
import { optionOf, partyOf, totalOf } from './choice'
import { useBook } from './use-book'
import type { Choosing } from './use-choice'

/** The choice, its price, and its two actions; sticky while the page is scrolled (product §2). */
export function ChoiceBox(choosing: Choosing) {
  const { product, choice, isPriced, act } = choosing
  const { t } = useTranslation('shop.catalog')
  const money = useMoney()
  const language = useLanguage()
  const book = useBook(choosing)
  const option = optionOf(product, choice)
  const party = partyOf(option, choice)
  const day = choice.date && dayInWords(choice.date, language, true)
  return (
    <Side
      kind="side"
      as="section"
      label={t('box.label')}
      className="rounded-lg border border-line bg-surface p-5 shadow-md eased data-fixed:shadow-lg sm:p-6"
    >
      <p>
        <PriceFrom price={{ amount: product.price, currency: product.currency }} size="text-2xl" />{' '}
        <span className="text-sm text-muted">{t('box.perAdult')}</span>
      </p>
      <ul className="mt-4 space-y-2.5 text-sm">
        <li className="flex gap-2.5">
          <CalendarDays className="size-5 shrink-0 text-brand" />
          <span className={day ? 'font-medium' : 'text-muted'}>
            {day ? (choice.time ? t('box.when', { day, time: choice.time }) : day) : t('choice.pickDate')}
            {option && <span className="block text-muted">{option.name}</span>}
          </span>
        </li>
        {party.length > 0 && (
          <li className="flex gap-2.5">
            <UsersRound className="size-5 shrink-0 text-brand" />
            <ul className="min-w-0 flex-1 space-y-1">
              {party.map(({ band, count, price }) => (
                <li key={band} className="flex justify-between gap-4">
                  <span className="font-medium">{t('box.line', { band: t(`band.${band}`), count })}</span>
                  {option && isPriced && (
                    <bdi className="text-muted figures">
                      {price > 0
                        ? t('box.unit', { price: money({ amount: price, currency: option.currency }), count })
                        : t('choice.free')}
                    </bdi>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      {option && isPriced && (
        <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 font-semibold">
          {t('box.total')}
          <output className="text-2xl font-bold figures">
            <bdi>{money(totalOf(option, choice))}</bdi>
          </output>
        </p>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          variant="accent"
          size="lg"
          wide
          busy={act === 'reserve'}
          disabled={act === 'add'}
          onClick={() => void book.reserve()}
        >
          {t('box.reserve')}
        </Button>
        <Button
          variant="secondary"
          wide
          busy={act === 'add'}
          disabled={act === 'reserve'}
          onClick={() => void book.add()}
        >
          {t('box.add')}
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">{t('box.note', { minutes: holdMinutes })}</p>
    </Side>
  )
}
