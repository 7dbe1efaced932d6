import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { CodeFields } from '#src/kits/guest/code-fields'
import { MethodFields } from '#src/kits/guest/method-fields'
import { PersonFields } from '#src/kits/guest/person-fields'
import { PricePanel } from '#src/kits/guest/price-panel'
import { keptFields, ReservationForm, type Reserving, type Typed } from '#src/kits/guest/reservation-values'
import { Rules } from '#src/kits/guest/rules'
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
import { CompanionFields } from './companion-fields'
import { beginning } from './request-values'
import { ServiceFields } from './service-fields'
import { WayFields } from './way-fields'

/** Under this name what is typed is kept in the tab. */
const draft = 'protocol:request'

/** Everything that a request needs, on one page. */
export function RequestForm({ kind, services }: { kind: ServiceKind; services: readonly Tour[] }) {
  const { t } = useTranslation(['protocol.request', 'guest'])
  const money = useMoney()
  const [search] = useSearchParams()
  const [values] = useState(() => beginning(kind, services))
  const form = useZodForm<Typed, Reserving>(ReservationForm, values)
  useKeptDraft<Typed>(draft, keptFields, form)
  const { send, verified } = useReserve({ site, tours: services, draft, completed: paths[kind] })
  const typed = useWatch({ control: form.control }) as Typed
  const found = usePrice(services)(typed)
  const { setValue } = form
  const wanted = search.get('for')
  useEffect(() => {
    if (services.some(({ id }) => id === wanted)) setValue('tour_id', wanted ?? '')
  }, [services, wanted, setValue])
  // Another service has other options: the first of them is chosen, and no time.
  const chosen = services.find(({ id }) => id === typed.tour_id)
  useEffect(() => {
    if (!chosen || chosen.options.some(({ id }) => id === typed.option_id)) return
    setValue('option_id', chosen.options[0]?.id ?? '')
    setValue('start_time', '')
  }, [chosen, typed.option_id, setValue])
  const amount = found && money({ amount: found.price.total, currency: 'KRW' }, 'KRW')
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t(`title.${kind}`)}
      className="[&>fieldset]:lg:grid [&>fieldset]:lg:grid-cols-[1fr_22rem] [&>fieldset]:lg:items-start [&>fieldset]:lg:gap-8"
    >
      <div className="min-w-0 space-y-6">
        <ServiceFields kind={kind} services={services} />
        <Card as="section" pad="lg" className="space-y-6">
          <h2 className="text-lg font-bold">{t('form.details')}</h2>
          <WayFields kind={kind} />
          <TextArea
            name="request"
            label={t('guest:form.request')}
            help={t(`wishes.${kind}`)}
            rows={3}
            max={500}
            optional
          />
        </Card>
        <PersonFields />
        {kind === 'immigration' && <CompanionFields />}
        <Card as="section" pad="lg" className="space-y-6">
          <div>
            <h2 className="text-lg font-bold">{t('guest:form.verify')}</h2>
            <p className="text-sm text-muted">{t('form.verifyHelp')}</p>
          </div>
          <CodeFields verified={verified} />
        </Card>
        <MethodFields date={typed.date} />
        <Card as="section" pad="lg" className="space-y-5">
          <h2 className="text-lg font-bold">{t('guest:form.agreements')}</h2>
          {chosen && <Rules tour={chosen} />}
          <CheckboxField name="agree_terms" label={t('guest:form.agreeTerms')} />
          <CheckboxField name="agree_privacy" label={t('guest:form.agreePrivacy')} />
        </Card>
      </div>
      <div className="space-y-4 max-lg:mt-6 lg:sticky lg:top-28 lg:mt-0!">
        <PricePanel tours={services} />
        <SubmitButton variant="accent" size="lg" wide>
          {t(typed.payment_method === 'transfer' ? 'form.sendTransfer' : 'form.sendCard', { amount: amount ?? '' })}
        </SubmitButton>
        <p className="text-sm text-muted">{t('guest:form.kept')}</p>
      </div>
    </Form>
  )
}
