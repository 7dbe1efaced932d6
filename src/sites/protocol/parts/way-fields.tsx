import { useTranslation } from 'react-i18next'
import { luggage } from '#contract/catalog'
import { maxLuggage } from '#contract/guest'
import { intlCode } from '#contract/languages'
import { interpreters, type ServiceKind, waitings } from '#contract/services'
import { useMoney } from '#src/api/start-up'
import { useLanguage } from '#src/session/visitor'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'

/** The fields of each service besides day and party (product §3). */
export function WayFields({ kind }: { kind: ServiceKind }) {
  if (kind === 'vehicle') return <VehicleFields />
  return kind === 'tour' ? <TourFields /> : <AirportFields />
}

function LuggageField() {
  const { t } = useTranslation('protocol.request')
  const money = useMoney()
  const price = money({ amount: luggage.extraPieceCents, currency: 'USD' }, 'USD')
  return (
    <NumberField
      name="luggage_count"
      label={t('form.luggage')}
      help={t('form.luggageHelp', { free: luggage.perTraveler, price })}
      min={0}
      max={maxLuggage}
    />
  )
}

const ChildSeats = () => {
  const { t } = useTranslation('protocol.request')
  return (
    <NumberField
      name="service.child_seats"
      label={t('form.childSeats')}
      help={t('form.childSeatsHelp')}
      min={0}
      max={4}
    />
  )
}

const Sign = () => {
  const { t } = useTranslation('protocol.request')
  return <TextField name="service.name_sign" label={t('form.sign')} help={t('form.signHelp')} optional />
}

function Flight({ optional }: { optional?: boolean }) {
  const { t } = useTranslation('protocol.request')
  return (
    <TextField
      name="arrival_flight"
      label={t('form.flight')}
      help={t('form.flightHelp')}
      autoComplete="off"
      optional={optional}
    />
  )
}

function VehicleFields() {
  const { t } = useTranslation('protocol.request')
  return (
    <>
      <TextField name="departure_address" label={t('form.from')} help={t('form.fromHelp')} />
      <TextField name="destination_address" label={t('form.to')} help={t('form.toHelp')} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Flight optional />
        <Sign />
        <LuggageField />
        <ChildSeats />
        <SelectField
          name="service.waiting"
          label={t('form.waiting')}
          help={t('form.waitingHelp')}
          options={waitings.map((value) => ({ value, label: t(`waiting.${value}`) }))}
        />
      </div>
    </>
  )
}

function AirportFields() {
  const { t } = useTranslation('protocol.request')
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Flight />
        <Sign />
        <LuggageField />
      </div>
      <CheckboxField name="service.wheelchair" label={t('form.wheelchair')} optional />
    </>
  )
}

function TourFields() {
  const { t } = useTranslation('protocol.request')
  const language = useLanguage()
  const names = new Intl.DisplayNames(intlCode(language), { type: 'language' })
  return (
    <>
      <TextField name="departure_address" label={t('form.fetch')} help={t('form.fetchHelp')} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          name="service.interpreter"
          label={t('form.interpreter')}
          options={interpreters.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        <ChildSeats />
      </div>
    </>
  )
}
