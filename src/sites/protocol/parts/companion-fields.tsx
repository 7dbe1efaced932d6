import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { maxAssisted } from '#contract/services'
import { useCountries } from '#src/kits/booking/countries'
import type { Typed } from '#src/kits/guest/reservation-values'
import { Card } from '#src/ui/card'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'
import { times } from '#src/ui/times'
import { companionsFor } from './request-values'

const nobody = { name: '', nationality: '', passport_number: '' }

/** The people who go through the airport with the representative; passport numbers are sealed and never stored in the tab. */
export function CompanionFields() {
  const { t } = useTranslation(['protocol.request', 'guest'])
  const countries = useCountries()
  const { getValues, setValue } = useFormContext<Typed>()
  const people = useWatch<Typed, 'number_of_travelers'>({ name: 'number_of_travelers' })
  const [count, setCount] = useState(0)
  useEffect(() => {
    const service = getValues('service')
    // The number is empty while it is retyped; named companions stay.
    if (service?.kind !== 'immigration' || !(people > 0)) return
    const companions = companionsFor(service.companions, Math.min(people, maxAssisted), nobody)
    setValue('service', { ...service, companions })
    setCount(companions.length)
  }, [people, getValues, setValue])
  if (count === 0) return null
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <div>
        <h2 className="text-lg font-bold">{t('form.companions')}</h2>
        <p className="text-sm text-muted">{t('form.companionsHelp')}</p>
      </div>
      {times(count).map((nth) => (
        <fieldset key={nth} className="grid items-start gap-6 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-start w-full font-semibold sm:col-span-2">
            {t('form.companion', { count: nth + 1 })}
          </legend>
          <TextField
            name={`service.companions.${nth - 1}.name`}
            label={t('guest:form.name')}
            autoComplete="off"
            className="sm:col-span-2"
          />
          <ComboboxField
            name={`service.companions.${nth - 1}.nationality`}
            label={t('guest:form.nationality')}
            options={countries}
            placeholder={t('guest:form.countries')}
          />
          <TextField
            name={`service.companions.${nth - 1}.passport_number`}
            label={t('guest:form.passport')}
            autoComplete="off"
          />
        </fieldset>
      ))}
    </Card>
  )
}
