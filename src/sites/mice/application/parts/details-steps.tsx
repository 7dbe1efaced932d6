import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type BoothApplication, BoothDraft, type BoothTerms, boothPrice, miceBooths } from '#contract/mice/booth'
import type { MiceRegistration } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths } from '../../site'
import { CoExhibitorFields, ItemFields } from './details-fields'
import { InvoiceFields } from './invoice-fields'
import { PricePanel } from './price-panel'

const DetailsForm = z.pick(BoothDraft, { items: true, co_exhibitors: true })
const InvoiceForm = z.pick(BoothDraft, { sign: true, invoice: true })

interface DetailsStepsProps {
  own: BoothApplication
  terms: BoothTerms
  registration: MiceRegistration
  step: 'details' | 'invoice'
}

/** The initial values of an invoice, from the registered person and company. */
const invoiceOf = ({ person }: MiceRegistration): BoothDraft['invoice'] => ({
  company: person.organization,
  business_number: '',
  address: '',
  country: person.country,
  contact_name: person.name,
  email: person.email,
  phone: person.phone,
})

/** The second and third step: the extras of the booth, and the recipient of the invoice. Both are sent together. */
export function DetailsSteps({ own, terms, registration, step }: DetailsStepsProps) {
  const { t } = useTranslation('mice.application')
  const lang = useContentLang()
  const navigate = useNavigate()
  const save = useCall(miceBooths.save, { errors: 'page', refreshes: [miceBooths.own] })
  const { type, booth } = own
  const details = useZodForm(DetailsForm, { items: own.items, co_exhibitors: own.co_exhibitors }, 'onSubmit')
  const invoice = useZodForm(InvoiceForm, { sign: own.sign, invoice: own.invoice ?? invoiceOf(registration) })
  const forgetDetails = useDraft(details, `${own.id}:details`, { schema: DetailsForm })
  const forgetInvoice = useDraft(invoice, `${own.id}:invoice`, { schema: InvoiceForm })
  const typed = useWatch({ control: details.control })
  const items = { ...own.items, ...typed.items }
  const price = boothPrice(booth, { type, items, co_exhibitors: typed.co_exhibitors ?? [] }, terms)
  const send = async (given: z.output<typeof InvoiceForm>) => {
    const ordered = DetailsForm.safeParse(details.getValues())
    if (!ordered.success) {
      await navigate(paths.applyStep('details'))
      await details.trigger()
      return
    }
    const draft = { type, ...ordered.data, ...given }
    const { total_won } = boothPrice(booth, draft, terms)
    await save.mutateAsync({ params: { id: own.id }, query: { lang }, body: { ...draft, total_won } })
    forgetDetails()
    forgetInvoice()
    window.scrollTo({ top: 0 })
    await navigate(paths.applyStep('check'))
  }
  const toInvoice = async () => {
    window.scrollTo({ top: 0 })
    await navigate(paths.applyStep('invoice'))
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <div hidden={step !== 'details'}>
          <Form form={details} onSubmit={toInvoice} label={t('steps.details')}>
            <ItemFields terms={terms} />
            <CoExhibitorFields terms={terms} />
            <Ways back={paths.applyStep('booth')} />
          </Form>
        </div>
        <div hidden={step !== 'invoice'}>
          <Form form={invoice} onSubmit={send} label={t('steps.invoice')}>
            <InvoiceFields />
            <Ways back={paths.applyStep('details')} />
          </Form>
        </div>
      </div>
      <PricePanel price={price} />
    </div>
  )
}

function Ways({ back }: { back: string }) {
  const { t } = useTranslation('mice.application')
  return (
    <div className="flex flex-wrap justify-between gap-4">
      <ButtonLink to={back} variant="secondary" size="lg">
        {t('back')}
      </ButtonLink>
      <SubmitButton size="lg">{t('next')}</SubmitButton>
    </div>
  )
}
