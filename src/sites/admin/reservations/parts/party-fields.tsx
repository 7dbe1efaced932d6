import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type PartyBand, partyMost } from '#contract/party-desk'
import { useCountries } from '#src/kits/booking/countries'
import { useWon } from '#src/session/use-won'
import { Button } from '#src/ui/button'
import { FieldGroup } from '#src/ui/field'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { nobody, type Person } from './party-values'

/** The name of a band with the price per person. */
function useBandNames() {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  return ({ band, unit_won }: PartyBand) => `${t(`band.${band}`)} · ${inWon(unit_won)}`
}

/** The travelers by name. */
export function PeopleFields({ bands }: { bands: readonly PartyBand[] }) {
  const { t } = useTranslation('admin.reservations')
  const nameOf = useBandNames()
  const countries = useCountries()
  const { control } = useFormContext<{ travelers: Person[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'travelers' })
  const options = bands.map((each) => ({ value: each.band, label: nameOf(each) }))
  const [first] = bands
  return (
    <FieldGroup label={t('trip.travelers')}>
      <ul className="space-y-3">
        {fields.map((field, at) => (
          <li key={field.id} className="rounded-md bg-sunken p-4">
            <div className="flex items-center justify-between gap-3">
              <p className="font-semibold">{t('party.person', { at: at + 1 })}</p>
              {fields.length > 1 && (
                <IconButton label={t('party.remove', { at: at + 1 })} onClick={() => remove(at)}>
                  <Trash className="size-5" />
                </IconButton>
              )}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name={`travelers.${at}.name`} label={t('party.name')} maxLength={80} />
              <SelectField name={`travelers.${at}.band`} label={t('party.band')} options={options} />
              <TextField
                name={`travelers.${at}.birthday`}
                label={t('party.birthday')}
                help={t('party.birthdayHelp')}
                inputMode="numeric"
                maxLength={10}
              />
              <ComboboxField
                name={`travelers.${at}.nationality`}
                label={t('trip.nationality')}
                options={countries}
                placeholder={t('party.countries')}
              />
            </div>
          </li>
        ))}
      </ul>
      {first && fields.length < partyMost && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => append(nobody(first.band))}>
          <Plus className="size-4" />
          {t('party.add')}
        </Button>
      )}
    </FieldGroup>
  )
}

/** The number of travelers, where they are not named. */
export function CountFields({ bands }: { bands: readonly PartyBand[] }) {
  const nameOf = useBandNames()
  return (
    <div className="space-y-4">
      {bands
        .filter(({ quantity }) => quantity > 0)
        .map((each) => (
          <NumberField key={each.band} name={`counts.${each.band}`} label={nameOf(each)} min={0} max={partyMost} />
        ))}
    </div>
  )
}
