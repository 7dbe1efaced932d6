import { useTranslation } from 'react-i18next'
import { InvitationAnswer, miceInvitations } from '#contract/mice/group'
import { miceLine } from '#contract/mice/registration'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { useCountryName } from '#src/kits/booking/countries'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { ConsentPart } from '../../account/parts/person-fields'
import { useTerms } from '../../account/parts/use-terms'
import { site } from '../../site'
import type { OpenedInvitation } from './use-invitation'

interface AnswerFormProps {
  opened: OpenedInvitation
  onAnswer: (answer: 'accepted' | 'declined') => void
}

/** The details entered by a colleague, the consents, and a button to decline. */
export function AnswerForm({ opened: { token, invitation }, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('mice.group')
  const { t: account } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const countryName = useCountryName()
  const dialogs = useDialogs()
  const { by, organization, role, name_latin, position, country, email, has_account } = invitation
  const form = useZodForm(InvitationAnswer, {
    ...{ name: name_latin, name_latin, position },
    ...{ agree_rules: false, agree_leads: false, agree_terms: false, agree_privacy: false, agree_marketing: false },
  })
  const accept = useCall(miceInvitations.accept, { errors: 'page' })
  const decline = useCall(miceInvitations.decline)
  const [dialog, read] = useTerms()
  const consents = useNewcomerConsents((document) => document !== 'provided' && read(document))
  const refuse = async () => {
    if (!(await dialogs.question({ title: t('invitation.declineAsk'), text: t('invitation.declineAskText') }))) return
    await decline.mutateAsync({ body: { link_token: token } })
    onAnswer('declined')
  }
  return (
    <>
      <Form
        form={form}
        label={t('invitation.title')}
        onSubmit={async (body) => {
          await accept.mutateAsync({ body: { ...body, link_token: token } })
          onAnswer('accepted')
        }}
      >
        <p>{t('invitation.lead', { by, role: common(`role.${role}`) })}</p>
        <Facts
          facts={[
            { label: account('person.organization'), value: organization },
            { label: account('person.country'), value: countryName(country) },
            { label: account('mine.email'), value: email },
          ]}
        />
        <TextField name="name_latin" label={account('person.nameLatin')} autoComplete="off" maxLength={80} />
        {!has_account && (
          <TextField
            name="name"
            label={account('mine.name')}
            help={t('invitation.nameHelp')}
            autoComplete="name"
            maxLength={80}
          />
        )}
        <TextField
          name="position"
          label={account('person.position')}
          autoComplete="organization-title"
          maxLength={miceLine}
          optional
        />
        <ConsentPart read={read} />
        {!has_account && (
          <>
            <p className="text-muted">{t('invitation.account')}</p>
            <ConsentFields consents={consents} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="lg">{t('invitation.confirm')}</SubmitButton>
          <Button variant="ghost" size="lg" busy={decline.isPending} onClick={() => void refuse().catch(() => {})}>
            {t('invitation.decline')}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  )
}
