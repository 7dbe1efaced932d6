import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { langOf } from '#contract/languages'
import {
  type PartnershipDraft,
  partnershipFiles,
  partnershipLimits,
  passPartnerships,
} from '#contract/pass/partnership'
import { useCall } from '#src/api/query'
import { CompanyNumberField } from '#src/kits/account/company-number-field'
import { AgreementFields } from '#src/kits/guest/agreement-fields'
import { CodeFields } from '#src/kits/guest/code-fields'
import { AttachField } from '#src/kits/thread/attach-field'
import { useDraft } from '#src/session/use-draft'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { asFiles, empty, keptFields, PartnershipForm } from '../form'
import { BothFields } from './both-fields'
import { PlaceFields } from './place-fields'

/** The application for a partnership; typed values are stored until it is sent (product §5). */
export function ApplicationForm() {
  const { t } = useTranslation('seoulitepass.partnership')
  const visitor = useVisitor()
  const form = useZodForm(PartnershipForm, empty)
  const apply = useCall(passPartnerships.apply, { errors: 'page' })
  const forget = useDraft(form, 'partnership', { schema: PartnershipForm, fields: keptFields })
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  const send = async (draft: PartnershipDraft) => {
    const body = { ...draft, lang: langOf(visitor.prefs.getState().language) }
    const { number } = await apply.mutateAsync({ body, files: asFiles(form.getValues('file')) })
    forget()
    setSent({ number, email: body.email })
    scrollTo({ top: 0 })
  }
  if (sent)
    return (
      <Alert
        tone="success"
        live
        title={t('sent.title', { number: sent.number })}
        actions={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              form.reset(empty)
              setSent(null)
            }}
          >
            {t('sent.another')}
          </Button>
        }
      >
        {t('sent.text', { email: sent.email })}
      </Alert>
    )
  return (
    <Form form={form} onSubmit={send} label={t('form.label')}>
      <h2 className="text-xl font-bold">{t('form.company')}</h2>
      <BothFields name="company" label={t('form.companyName')} max={partnershipLimits.name} />
      <CompanyNumberField help={t('form.numberHelp')} />
      <h2 className="pt-4 text-xl font-bold">{t('form.contact')}</h2>
      <TextField name="contact_name" label={t('form.contactName')} autoComplete="name" />
      <CodeFields />
      <TextField name="phone" label={t('form.phone')} type="tel" autoComplete="tel" help={t('form.phoneHelp')} />
      <h2 className="pt-4 text-xl font-bold">{t('form.place')}</h2>
      <PlaceFields />
      <h2 className="pt-4 text-xl font-bold">{t('form.more')}</h2>
      <TextArea name="message" label={t('form.message')} rows={4} max={partnershipLimits.words} optional />
      <p className="text-sm text-muted">{t('form.filesHelp')}</p>
      <AttachField most={partnershipFiles.most} bytes={partnershipFiles.bytes} />
      <AgreementFields terms={t('form.terms')} privacy={t('form.privacy')} />
      <div hidden>
        <TextField name="homepage" label={t('form.homepage')} autoComplete="off" optional />
      </div>
      <SubmitButton size="lg">{t('form.send')}</SubmitButton>
    </Form>
  )
}
