import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { headCount } from '#contract/education/eligibility'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { Select } from '#src/ui/select'
import { withCopied } from '../planned-days'
import { ActivityFields } from './activity-fields'
import { useWritten } from './use-written'

interface DayCardProps {
  at: number
  /** The day is outside of the dates after a change, but still has a plan. */
  isOutside: boolean
  onRemove: () => void
}

/** One day: its plan, and a button to copy it to another day. */
export function DayCard({ at, isOutside, onRemove }: DayCardProps) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const { control } = useFormContext<Written['trip']>()
  const { fields, append, remove } = useFieldArray({ control, name: `days.${at}.activities` })
  const date = useWatch({ control, name: `days.${at}.date` })
  const { students, teachers } = headCount(useWritten())
  const add = () =>
    append({
      kind: '',
      name: '',
      place: 'seoul',
      address: '',
      starts: '',
      ends: '',
      people: students + teachers || null,
      note: '',
    })
  const isFull = fields.length >= applicationLimits.activities
  return (
    <li id={`day-${date}`} className="scroll-mt-24 rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="font-bold">
          <span className="me-2 text-brand">{isOutside ? t('trip.outside') : t('trip.day', { count: at + 1 })}</span>
          {dates.day(date)}
        </h3>
        {fields.length > 0 && <CopyDay at={at} />}
      </div>
      {isOutside && (
        <Alert
          tone="warning"
          className="mb-4"
          actions={
            <Button size="sm" variant="secondary" onClick={onRemove}>
              {t('trip.removeDay')}
            </Button>
          }
        >
          {t('trip.outsideText')}
        </Alert>
      )}
      <ol className="ruled">
        {fields.map((field, nth) => (
          <ActivityFields key={field.id} name={`days.${at}.activities.${nth}`} nth={nth} onRemove={() => remove(nth)} />
        ))}
      </ol>
      {isFull ? (
        <p className="mt-4 text-sm text-muted">{t('trip.full', { count: applicationLimits.activities })}</p>
      ) : (
        <Button size="sm" variant="secondary" className="mt-4" icon={<Plus className="size-4.5" />} onClick={add}>
          {t('trip.add')}
        </Button>
      )}
    </li>
  )
}

function CopyDay({ at }: { at: number }) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const { control, getValues, setValue } = useFormContext<Written['trip']>()
  const days = useWatch({ control, name: 'days' })
  const copyTo = (to: number) => {
    const target = days[to]
    if (!target) return
    const all = withCopied(target.activities, getValues(`days.${at}.activities`))
    // Not a part of it: what is missing would go unnoticed.
    if (!all) return void toast.error(t('trip.full', { count: applicationLimits.activities }))
    setValue(`days.${to}.activities`, all, { shouldDirty: true })
    toast.success(t('trip.copied', { day: dates.day(target.date) }))
  }
  return (
    <span className="flex max-w-full min-w-0 items-center gap-2 text-sm text-muted">
      <Copy className="size-4" />
      <Select
        aria-label={t('trip.copy')}
        value=""
        onChange={(event) => copyTo(Number(event.target.value))}
        className="min-w-0 flex-1 sm:min-w-44"
      >
        <option value="" disabled>
          {t('trip.copy')}
        </option>
        {days.map(({ date }, to) =>
          to === at ? null : (
            <option key={date} value={to}>
              {dates.day(date)}
            </option>
          ),
        )}
      </Select>
    </span>
  )
}
