import Trash from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { activityKinds, places } from '#contract/education/sections'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'

interface ActivityFieldsProps {
  /** The path of the entry within the section. */
  name: string
  nth: number
  onRemove: () => void
}

/** One planned activity: what, where, when and with how many. */
export function ActivityFields({ name, nth, onRemove }: ActivityFieldsProps) {
  const { t } = useTranslation('edu-travel.application')
  const unnamed = t('trip.unnamed', { count: nth + 1 })
  const title = (useWatch({ name: `${name}.name` }) as string).trim() || unnamed
  return (
    <li className="relative py-4">
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-6">
        <legend className="mb-3 w-full pe-12 text-sm wrap-anywhere font-semibold text-muted">{title}</legend>
        <SelectField
          name={`${name}.kind`}
          label={t('trip.kind')}
          options={activityKinds.map((value) => ({ value, label: t(`trip.kinds.${value}`) }))}
          className="sm:col-span-2"
        />
        <TextField name={`${name}.name`} label={t('trip.name')} maxLength={200} className="sm:col-span-4" />
        <SelectField
          name={`${name}.place`}
          label={t('trip.place')}
          options={places.map((value) => ({ value, label: t(`trip.places.${value}`) }))}
          className="sm:col-span-2"
        />
        <TextField
          name={`${name}.address`}
          label={t('trip.address')}
          maxLength={200}
          optional
          className="sm:col-span-4"
        />
        <TextField name={`${name}.starts`} label={t('trip.starts')} type="time" optional className="sm:col-span-2" />
        <TextField name={`${name}.ends`} label={t('trip.ends')} type="time" optional className="sm:col-span-2" />
        <NumberField
          name={`${name}.people`}
          label={t('trip.people')}
          min={1}
          max={applicationLimits.people}
          className="sm:col-span-2"
        />
        <TextField
          name={`${name}.note`}
          label={t('trip.note')}
          maxLength={applicationLimits.note}
          optional
          className="sm:col-span-6"
        />
      </fieldset>
      <IconButton
        label={t('trip.remove', { name: title })}
        size="sm"
        onClick={onRemove}
        className="absolute end-0 top-2.5"
      >
        <Trash className="size-5" />
      </IconButton>
    </li>
  )
}
