import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { ageBands, groupRoles, sexes } from '#contract/education/sections'
import { useCountries } from '#src/kits/booking/countries'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { IconButton } from '#src/ui/icon-button'

/** One line of people with the same attributes. */
export function PersonRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation('edu-travel.application')
  const countries = useCountries()
  const name = (field: string) => `groups.${at}.${field}`
  return (
    <li className="relative rounded-md border border-line bg-surface p-4 pe-14 max-[15rem]:pe-4 max-[15rem]:pt-16">
      <fieldset className="m-0 grid min-w-0 gap-4 min-[15rem]:grid-cols-2 border-0 p-0 sm:grid-cols-6">
        <legend className="sr-only">{t('people.row', { count: at + 1 })}</legend>
        <ComboboxField
          name={name('nationality')}
          label={t('people.nationality')}
          options={countries}
          className="min-[15rem]:col-span-2 sm:col-span-3"
        />
        <SelectField
          name={name('role')}
          label={t('people.role')}
          options={groupRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
          className="sm:col-span-3"
        />
        <SelectField
          name={name('age')}
          label={t('people.age')}
          options={ageBands.map((value) => ({ value, label: t(`people.ages.${value}`) }))}
          className="sm:col-span-2"
        />
        <SelectField
          name={name('sex')}
          label={t('people.sex')}
          options={sexes.map((value) => ({ value, label: t(`people.sexes.${value}`) }))}
          className="sm:col-span-2"
        />
        <NumberField
          name={name('count')}
          label={t('people.count')}
          min={1}
          max={applicationLimits.people}
          className="sm:col-span-2"
        />
      </fieldset>
      <IconButton
        label={t('people.remove', { count: at + 1 })}
        onClick={onRemove}
        size="sm"
        className="absolute end-3 top-3"
      >
        <Trash className="size-5" />
      </IconButton>
    </li>
  )
}
