import { useTranslation } from 'react-i18next'
import { exhibitionLimits } from '#contract/exhibition'
import { NumberField } from '#src/ui/form/number-field'

/** The position and size of a booth in its hall, in meters. */
export function PlaceFields() {
  const { t } = useTranslation('exhibition-desk')
  const fields = [
    ['x', 0, exhibitionLimits.hall],
    ['y', 0, exhibitionLimits.hall],
    ['width', 1, exhibitionLimits.booth],
    ['height', 1, exhibitionLimits.booth],
  ] as const
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      {fields.map(([name, min, max]) => (
        <NumberField key={name} name={name} min={min} max={max} label={t(`booths.${name}`)} />
      ))}
    </div>
  )
}
