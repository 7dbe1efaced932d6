import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnParticipant, ParticipantChange } from '#contract/fair/participant'
import { textLanguages } from '#contract/languages'
import { ownName } from '#src/kits/page/use-languages'
import { useDraft } from '#src/session/use-draft'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { companyDraft } from './company-draft'
import { CompanyFields, InterestFields, SectorFields, WordsFields } from './company-fields'
import { emptySns, PersonFields } from './person-fields'

/** The editable fields of a registration, as the form's initial values. */
const draftOf = (own: OwnParticipant): ParticipantChange => ({
  ...companyDraft(own),
  agree_marketing: own.agree_marketing,
  base: own.version,
})

/** The start of the names of a company's drafts. */
export const changeDraft = (id: string): string => `fair-profile-${id}-`
/** One draft for each version: typed over another version, it would undo what others have changed since. */
const draftName = ({ id, version }: OwnParticipant) => changeDraft(id) + version
const fields = Object.keys(ParticipantChange.shape).filter((field) => field !== 'base') as (keyof ParticipantChange)[]

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
  // Of the version that is edited: a newer one may arrive meanwhile.
  const [draft, setDraft] = useState(draftName(participant))
  const forget = useDraft(form, draft, { schema: ParticipantChange, fields, items: { sns: emptySns } })
  const send = async (change: ParticipantChange) => {
    const saved = await onSave(change)
    forget()
    form.reset(draftOf(saved))
    setDraft(draftName(saved))
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
