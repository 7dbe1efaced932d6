import { useTranslation } from 'react-i18next'
import type { ProductOption } from '#contract/catalog'
import { useMoney } from '#src/api/start-up'
import { useContentTag } from '#src/session/visitor'
import { Part } from './part'
import { placeOf } from './use-book'
import type { Choosing } from './use-choice'

/** The options of the product; one that does not run on the chosen day is marked. */
export function OptionPart(choosing: Choosing) {
  const { product, choice, choose, slots, lacks, shown } = choosing
  const { t } = useTranslation('shop.catalog')
  const runs = ({ id }: ProductOption) => !slots || slots.some(({ option_id, seats }) => option_id === id && seats > 0)
  return (
    <Part
      id={placeOf('option')}
      title={t('choice.option')}
      lack={shown && lacks.includes('option') ? t('choice.lacks.option') : undefined}
    >
      <div className="space-y-2.5">
        {product.options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            on={choice.option === option.id}
            runs={runs(option)}
            onChoose={() => choose({ option: option.id, time: null })}
          />
        ))}
      </div>
    </Part>
  )
}

interface OptionCardProps {
  option: ProductOption
  on: boolean
  runs: boolean
  onChoose: () => void
}

function OptionCard({ option, on, runs, onChoose }: OptionCardProps) {
  const { t } = useTranslation('shop.catalog')
  const money = useMoney()
  const lang = useContentTag()
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-4 eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ringed has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="option"
        value={option.id}
        checked={on}
        disabled={!runs}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span lang={lang}>{option.name}</span>
          <span className="text-sm font-medium">
            {runs
              ? t('choice.perAdult', { price: money({ amount: option.price, currency: option.currency }) })
              : t('choice.notThisDay')}
          </span>
        </span>
        <span lang={lang} className="block text-sm text-muted">
          {option.description}
        </span>
      </span>
    </label>
  )
}
