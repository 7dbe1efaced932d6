import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addDays, isDay } from '#contract/days'
import { exhibitionLimits } from '#contract/exhibition'
import { Button } from '#src/ui/button'
import { DateField } from '#src/ui/form/date-field'
import { TextField } from '#src/ui/form/text-field'

/** The part of a fair's figures that is edited here. */
interface Days {
  days: { day: string; opens: string; closes: string }[]
}

/** The days of the fair, each with its hours. */
export function DayFields() {
  const { t } = useTranslation('exhibition-desk')
  const { control, getValues } = useFormContext<Days>()
  const { fields, append, remove } = useFieldArray({ control, name: 'days' })
  const add = () => {
    const last = getValues('days').at(-1)
    const day = last && isDay(last.day) ? addDays(last.day, 1) : ''
    append({ day, opens: last?.opens ?? '09:30', closes: last?.closes ?? '17:30' })
  }
  return (
    <div className="space-y-4">
      {fields.map((field, at) => (
        <fieldset
          key={field.id}
          className="grid min-w-0 grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_9rem_auto]"
        >
          <legend className="sr-only">{t('figures.nth', { at: at + 1 })}</legend>
          <DateField name={`days.${at}.day`} label={t('figures.nth', { at: at + 1 })} className="max-sm:col-span-2" />
          <TextField name={`days.${at}.opens`} type="time" label={t('figures.opens')} />
          <TextField name={`days.${at}.closes`} type="time" label={t('figures.closes')} />
          {fields.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:col-start-2 max-sm:justify-self-end sm:mt-7"
              onClick={() => remove(at)}
            >
              {t('remove')}
              <span className="sr-only"> {t('figures.nth', { at: at + 1 })}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < exhibitionLimits.days && (
        <Button variant="secondary" size="sm" onClick={add}>
          <Plus className="size-4" />
          {t('figures.addDay')}
        </Button>
      )}
    </div>
  )
}
