import { useTranslation } from 'react-i18next'
import { NumberField } from '#src/ui/form/number-field'
import { TextField } from '#src/ui/form/text-field'

/** Luggage, flight and addresses, for reserving and for changing; `help` says how much luggage is free. */
export function TripFields({ help, max }: { help: string; max: number }) {
  const { t } = useTranslation('guest')
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <NumberField name="luggage_count" label={t('form.luggage')} help={help} min={0} max={max} />
        <TextField
          name="arrival_flight"
          label={t('form.flight')}
          help={t('form.flightHelp')}
          autoComplete="off"
          optional
        />
      </div>
      <TextField name="departure_address" label={t('form.from')} help={t('form.fromHelp')} optional />
      <TextField name="destination_address" label={t('form.to')} help={t('form.toHelp')} optional />
    </>
  )
}
