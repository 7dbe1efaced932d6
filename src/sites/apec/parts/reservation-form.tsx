import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { luggage } from '#contract/catalog'
import { maxTravelers } from '#contract/guest'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { CodeFields } from '#src/kits/guest/code-fields'
import { MethodFields } from '#src/kits/guest/method-fields'
import { PersonFields } from '#src/kits/guest/person-fields'
import { PricePanel } from '#src/kits/guest/price-panel'
import { keptFields, ReservationForm, type Reserving, type Typed } from '#src/kits/guest/reservation-values'
import { Rules } from '#src/kits/guest/rules'
import { TripFields } from '#src/kits/guest/trip-fields'
import { usePrice } from '#src/kits/guest/use-price'
import { useReserve } from '#src/kits/guest/use-reserve'
import { useKeptDraft } from '#src/session/use-kept-draft'
import { Card } from '#src/ui/card'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths, site } from '../site'
import { beginning } from './beginning'
import { TourFields } from './tour-fields'

/** Under this name what is typed is kept in the tab. */
const draft = 'apec:reservation'

/** Everything that a reservation needs, on one page; `search` names the departure that was chosen in the list. */
export function ReservationFields({ tours, search }: { tours: readonly Tour[]; search: URLSearchParams }) {
  const { t } = useTranslation('guest')
  const money = useMoney()
  const [values] = useState(() => beginning(tours, search))
  const form = useZodForm<Typed, Reserving>(ReservationForm, values)
  useKeptDraft<Typed>(draft, keptFields, form)
  const { send, verified } = useReserve({ site, tours, draft, completed: paths.completed })
  const typed = useWatch({ control: form.control }) as Typed
  const found = usePrice(tours)(typed)
  const { setValue } = form
  // Another tour has other options: the first of them is chosen, and no time.
  const tour = tours.find(({ id }) => id === typed.tour_id)
  useEffect(() => {
    if (!tour || tour.options.some(({ id }) => id === typed.option_id)) return
    setValue('option_id', tour.options[0]?.id ?? '')
    setValue('start_time', '')
  }, [tour, typed.option_id, setValue])
  const amount = found && money({ amount: found.price.total, currency: 'KRW' }, 'KRW')
  const act = typed.payment_method === 'transfer' ? 'form.reserveTransfer' : 'form.reserveCard'
  const free = (typed.number_of_travelers || 0) * luggage.perTraveller
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t('form.title')}
      className="[&>fieldset]:lg:grid [&>fieldset]:lg:grid-cols-[1fr_22rem] [&>fieldset]:lg:items-start [&>fieldset]:lg:gap-8"
    >
      <div className="min-w-0 space-y-6">
        <TourFields tours={tours} />
        <Card as="section" pad="lg" className="space-y-6">
          <h2 className="text-lg font-bold">{t('form.trip')}</h2>
          <TripFields
            help={t('form.luggageHelp', {
              free,
              price: money({ amount: luggage.extraPieceCents, currency: 'USD' }, 'USD'),
            })}
            max={maxTravelers * 4}
          />
          <TextArea name="request" label={t('form.request')} help={t('form.requestHelp')} rows={3} max={500} optional />
        </Card>
        <PersonFields />
        <Card as="section" pad="lg" className="space-y-6">
          <div>
            <h2 className="text-lg font-bold">{t('form.verify')}</h2>
            <p className="text-sm text-muted">{t('form.verifyHelp')}</p>
          </div>
          <CodeFields verified={verified} />
        </Card>
        <MethodFields date={typed.date} />
        <Card as="section" pad="lg" className="space-y-5">
          <h2 className="text-lg font-bold">{t('form.agreements')}</h2>
          {tour && <Rules tour={tour} />}
          <CheckboxField name="agree_terms" label={t('form.agreeTerms')} />
          <CheckboxField name="agree_privacy" label={t('form.agreePrivacy')} />
        </Card>
      </div>
      <div className="space-y-4 max-lg:mt-6 lg:sticky lg:top-28 lg:mt-0!">
        <PricePanel tours={tours} />
        <SubmitButton variant="accent" size="lg" wide>
          {amount ? t(act, { amount }) : t('form.reservePlain')}
        </SubmitButton>
        <p className="text-sm text-muted">{t('form.kept')}</p>
      </div>
    </Form>
  )
}
