import { useTranslation } from 'react-i18next'
import { type OwnParticipant, ParticipantChange } from '#contract/fair/participant'
import { textLanguages } from '#contract/languages'
import { ownName } from '#src/kits/page/use-languages'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { companyDraft } from './company-draft'
import { CompanyFields, InterestFields, SectorFields, WordsFields } from './company-fields'
import { PersonFields } from './person-fields'

/** The editable fields of a registration, as the form's initial values. */
const draftOf = (own: OwnParticipant): ParticipantChange => ({
  ...companyDraft(own),
  agree_marketing: own.agree_marketing,
  base: own.version,
})

interface ChangeFormProps {
  participant: OwnParticipant
  texts: { label: string; language: string; marketing: string; submit: string }
  /** Saves and returns the updated registration. */
  onSave: (change: ParticipantChange) => Promise<OwnParticipant>
}

/** All details of a company, edited by its own people or by the fair's office on its behalf. */
export function ChangeForm({ participant, texts, onSave }: ChangeFormProps) {
  const { t } = useTranslation('fair.company')
  const form = useZodForm(ParticipantChange, draftOf(participant))
  const send = async (change: ParticipantChange) => {
    form.reset(draftOf(await onSave({ ...change, base: participant.version })))
  }
  return (
    <Form form={form} onSubmit={send} label={texts.label}>
      <p className="font-semibold">{t(`side.${participant.side}`)}</p>
      <SectorFields side={participant.side} />
      <PersonFields at="contact." />
      <CompanyFields />
      <InterestFields />
      <WordsFields />
      <RadioGroup
        name="lang"
        label={texts.language}
        columns={2}
        options={textLanguages.map((value) => ({ value, label: <span lang={value}>{ownName(value)}</span> }))}
      />
      <CheckboxField name="agree_marketing" label={texts.marketing} optional />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  )
}
