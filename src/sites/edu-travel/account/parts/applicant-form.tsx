import { useTranslation } from 'react-i18next'
import { type Applicant, ApplicantChange, applicants } from '#contract/applicants'
import { textLanguages } from '#contract/languages'
import { useCall } from '#src/api/query'
import { ownName } from '#src/kits/page/use-languages'
import { useVisitor } from '#src/session/visitor'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { OrganizationFields } from './organization-fields'

const draftOf = ({ id: _, email: __, phone: ___, ...rest }: Applicant): ApplicantChange => rest

/** The details that an organization can change, and the language of its mails (product §3). */
export function ApplicantForm({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('edu-travel.account')
  const { t: account } = useTranslation('account')
  const visitor = useVisitor()
  const form = useZodForm(ApplicantChange, draftOf(applicant))
  const change = useCall(applicants.change, { errors: 'page', area: 'travel', refreshes: [applicants.own] })

  const send = async (body: ApplicantChange) => {
    const changed = await change.mutateAsync({ body })
    const { name } = changed
    visitor.session.setState(({ people }) => ({
      people: { ...people, travel: people.travel && { ...people.travel, name } },
    }))
    form.reset(draftOf(changed))
    toast.success(t('mypage.saved'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('mypage.organization')}>
      <dl className="rounded-md bg-sunken px-5 py-4">
        <dt className="text-sm font-semibold">{account('email.label')}</dt>
        <dd className="mt-0.5 wrap-anywhere">{applicant.email}</dd>
        <dd className="mt-0.5 text-sm text-muted">{t('mypage.emailHelp')}</dd>
      </dl>
      <OrganizationFields />
      <TextField
        name="name"
        label={t('organization.representative')}
        help={t('organization.representativeHelp')}
        autoComplete="name"
      />
      <RadioGroup
        name="lang"
        label={t('mypage.language')}
        columns={2}
        options={textLanguages.map((value) => ({ value, label: <span lang={value}>{ownName(value)}</span> }))}
      />
      <CheckboxField name="agree_marketing" label={t('mypage.marketing')} optional />
      <SubmitButton>{t('mypage.save')}</SubmitButton>
    </Form>
  )
}
