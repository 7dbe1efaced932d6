import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { DeskProduct, productDesk } from '#contract/product-desk'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { ChangeDays } from './change-days'
import { choosableDays } from './chosen-departures'
import type { ChangedDays } from './days-change'
import { Month } from './month'
import { UndoDays } from './undo-days'
import { useChosenDays } from './use-chosen-days'

interface CalendarProps {
  product: DeskProduct
  from: string
  to: string
  items: Data<typeof productDesk.departures>['items']
}

/** The departures of a month, whose days are chosen to change them together, and how the last change is undone. */
export function Calendar({ product, from, to, items }: CalendarProps) {
  const { t } = useTranslation('admin.products')
  const choosable = useMemo(() => choosableDays(product, from, to), [product, from, to])
  const days = useChosenDays(choosable)
  const [isChanging, setChanging] = useState(false)
  const [last, setLast] = useState<{ key: number; changed: ChangedDays; isUndone: boolean } | null>(null)
  const count = days.chosen.length
  const undone = () => last && setLast({ ...last, isUndone: true })
  const done = (changed: ChangedDays) =>
    'prices' in changed
      ? t('price.done', { count: changed.prices.changes.length })
      : t('chosen.done', { count: changed.departures.length })
  return (
    <>
      <Month from={from} to={to} items={items} product={product} choosable={choosable} days={days} />
      {(count > 0 || last) && (
        <section
          aria-label={t('chosen.label')}
          className={`rounded-md border border-line-strong bg-surface px-4 py-2 ${count > 0 ? 'sticky bottom-2 z-10 shadow-md' : ''}`}
        >
          {last && (
            <div className="pt-1 pb-3">
              {!last.isUndone && <Alert tone="success" live title={done(last.changed)} />}
              <UndoDays key={last.key} product={product} changed={last.changed} onUndone={undone} />
            </div>
          )}
          {count > 0 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p role="status" className="text-sm font-semibold">
                {t('chosen.count', { count })}
              </p>
              <Button size="sm" variant="ghost" onClick={days.clear}>
                {t('chosen.clear')}
              </Button>
              <Button size="sm" className="ms-auto" onClick={() => setChanging(true)}>
                {t('chosen.change')}
              </Button>
            </div>
          )}
        </section>
      )}
      {isChanging && (
        <ChangeDays
          product={product}
          items={items}
          days={days.chosen}
          onChanged={(changed) => setLast((before) => ({ key: (before?.key ?? 0) + 1, changed, isUndone: false }))}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
