import { useTranslation } from 'react-i18next'
import { setupLimits } from '#contract/fair/setup'
import { NumberField } from '#src/ui/form/number-field'

/** The position and size of a booth in its hall, in meters. */
export function PlaceFields() {
  const { t } = useTranslation('fair.desk-setup')
  const fields = [
    ['x', 0, setupLimits.hall],
    ['y', 0, setupLimits.hall],
    ['width', 1, setupLimits.booth],
    ['height', 1, setupLimits.booth],
  ] as const
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      {fields.map(([name, min, max]) => (
        <NumberField key={name} name={name} min={min} max={max} label={t(`booths.${name}`)} />
      ))}
    </div>
  )
}
