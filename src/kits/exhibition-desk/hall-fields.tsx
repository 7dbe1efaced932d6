import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { exhibitionLimits } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'
import { Button } from '#src/ui/button'
import { NumberField } from '#src/ui/form/number-field'
import { TextField } from '#src/ui/form/text-field'
import { BothFields } from './both-fields'
import { planItems } from './plan-check'

/** The part of a fair's figures that is edited here. */
interface Halls {
  halls: FairHall[]
}

/** The halls with their sizes; `kept` are those whose codes are already used by booths or the program. */
export function HallFields({ kept }: { kept: readonly string[] }) {
  const { t } = useTranslation('exhibition-desk')
  const { control } = useFormContext<Halls>()
  const { fields, append, remove } = useFieldArray({ control, name: 'halls', keyName: 'key' })
  const add = () => append(structuredClone(planItems.halls))
  return (
    <div className="space-y-5">
      {fields.map(({ key, id }, at) => (
        <fieldset key={key} className="min-w-0 space-y-3 border-b border-line pb-5">
          <legend className="sr-only">{t('figures.hallNth', { at: at + 1 })}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              name={`halls.${at}.id`}
              label={t('figures.code')}
              readOnly={id !== '' && kept.includes(id)}
              autoComplete="off"
            />
            <BothFields name={`halls.${at}.name`} label={t('figures.hallName')} />
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <NumberField name={`halls.${at}.width`} min={5} max={exhibitionLimits.hall} label={t('figures.width')} />
            <NumberField name={`halls.${at}.height`} min={5} max={exhibitionLimits.hall} label={t('figures.height')} />
            {fields.length > 1 && (
              <Button variant="ghost" size="sm" className="ms-auto" onClick={() => remove(at)}>
                {t('remove')}
                <span className="sr-only"> {t('figures.hallNth', { at: at + 1 })}</span>
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {fields.length < exhibitionLimits.halls && (
        <Button variant="secondary" size="sm" onClick={add}>
          <Plus className="size-4" />
          {t('figures.addHall')}
        </Button>
      )}
    </div>
  )
}
