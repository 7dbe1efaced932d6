import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { across } from '#contract/across'
import { type BoothApplication, BoothDraft, type BoothTerms, boothPrice, miceBooths } from '#contract/mice/booth'
import type { MiceRegistration } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useWon } from '#src/session/use-won'
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
/** A Korean company gives its number, which the server requires for the tax invoice. */
const InvoiceForm = z
  .pick(BoothDraft, { sign: true, invoice: true })
  .check(
    across<Pick<BoothDraft, 'invoice'>>(
      ({ invoice }) => invoice.country !== 'KR' || invoice.business_number.trim() !== '',
      { error: 'validation.required', path: ['invoice', 'business_number'] },
    ),
  )

interface DetailsStepsProps {
  own: BoothApplication
  /** The seller's last order with invoice data. */
  last: BoothApplication | undefined
  terms: BoothTerms
  registration: MiceRegistration
  step: 'details' | 'invoice'
}

/** The initial values of an invoice: those of the seller's last booth, otherwise the registered person and company. */
const invoiceOf = ({ person }: MiceRegistration, last: BoothApplication | undefined): BoothDraft['invoice'] =>
  last?.invoice ?? {
    company: person.organization,
    business_number: '',
    address: '',
    country: person.country,
    contact_name: person.name,
    email: person.email,
    phone: person.phone,
  }

/** The exhibitor's names until they are given: a Korean organization is not its own English name. */
const signOf = ({ sign, invoice }: BoothApplication): BoothDraft['sign'] =>
  invoice || !/\p{Script=Hangul}/u.test(sign.en) ? sign : { ...sign, en: '' }

/** The second and third step: the extras of the booth, and the recipient of the invoice. Both are sent together. */
export function DetailsSteps({ own, last, terms, registration, step }: DetailsStepsProps) {
  const { t } = useTranslation('mice.application')
  const lang = useContentLang()
  const won = useWon()
  const navigate = useNavigate()
  const save = useCall(miceBooths.save, { errors: 'page', refreshes: [miceBooths.own] })
  const { type, booth } = own
  const details = useZodForm(DetailsForm, { items: own.items, co_exhibitors: own.co_exhibitors }, 'onSubmit')
  const invoice = useZodForm(InvoiceForm, { sign: signOf(own), invoice: own.invoice ?? invoiceOf(registration, last) })
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
            {/* On a phone the price is below the fields that change it. */}
            <p
              aria-hidden="true"
              className="sticky bottom-0 z-10 -mx-(--gutter) flex items-baseline justify-between gap-4 border-t border-line bg-paper px-(--gutter) py-3 font-bold lg:hidden"
            >
              {t('price.total')} <span className="figures">{won(price.total_won)}</span>
            </p>
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
