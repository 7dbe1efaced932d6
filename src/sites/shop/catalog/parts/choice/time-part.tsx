import { useTranslation } from 'react-i18next'
import { fewSeats } from '#contract/catalog'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Loading, Skeleton } from '#src/ui/skeleton'
import { Part } from './part'
import { placeOf } from './use-book'
import type { Choosing } from './use-choice'

/** The departures of the chosen day and option. */
export function TimePart({ choice, choose, slots, askAgain, lacks, shown }: Choosing) {
  const { t } = useTranslation('shop.catalog')
  const { t: ui } = useTranslation('ui')
  const times = slots?.filter(({ option_id }) => option_id === choice.option) ?? []
  const ready = choice.date !== null && choice.option !== null
  const first = choice.date === null ? t('choice.pickDate') : t('choice.pickOption')
  return (
    <Part
      id={placeOf('time')}
      title={t('choice.time')}
      help={times.length > 0 ? t('choice.timeHelp') : undefined}
      lack={shown && ready && lacks.includes('time') ? t('choice.lacks.time') : undefined}
    >
      {!ready && <p className="text-muted">{first}</p>}
      {ready && !slots && !askAgain && (
        <Loading>
          <Skeleton className="h-12 w-40 rounded-md" />
        </Loading>
      )}
      {ready && askAgain && (
        <Alert
          tone="error"
          live
          actions={
            <Button size="sm" variant="secondary" onClick={askAgain}>
              {ui('retry')}
            </Button>
          }
        >
          {t('choice.daysFailed')}
        </Alert>
      )}
      {ready && slots && times.length === 0 && <p className="text-muted">{t('choice.notThisDay')}</p>}
      <div className="flex flex-wrap gap-2.5">
        {times.map(({ start_time, seats }) => (
          <label
            key={start_time}
            className="cursor-pointer rounded-md border border-line-strong bg-surface px-4 py-2.5 text-center eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ringed has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="time"
              value={start_time}
              checked={choice.time === start_time}
              disabled={seats <= 0}
              onChange={() => choose({ time: start_time })}
              className="sr-only"
            />
            <span className="block font-semibold figures">{start_time}</span>
            {seats <= fewSeats && (
              <span className="block text-xs text-muted">
                {seats > 0 ? t('choice.seats', { count: seats }) : t('choice.soldOut')}
              </span>
            )}
          </label>
        ))}
      </div>
    </Part>
  )
}
