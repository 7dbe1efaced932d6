import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnParticipant, ParticipantChange } from '#contract/fair/participant'
import { textLanguages } from '#contract/languages'
import { StaleNote } from '#src/kits/desk/stale-note'
import { ownName } from '#src/kits/page/use-languages'
import { keepDraft, keptDraft } from '#src/session/drafts'
import { useDraft } from '#src/session/use-draft'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { type ChangeField, changeFields, differing, textOf, typedOver } from './change-versions'
import { companyDraft } from './company-draft'
import { CompanyFields, InterestFields, SectorFields, WordsFields } from './company-fields'
import { emptySns, PersonFields } from './person-fields'

/** The editable fields of a registration, as the form's initial values. */
const draftOf = (own: OwnParticipant): ParticipantChange => ({
  ...companyDraft(own),
  agree_marketing: own.agree_marketing,
  base: own.version,
})

/** The start of the names of a company's drafts; each is of the version that it was typed over. */
export const changeDraft = (id: string): string => `fair-profile-${id}-`
/** What a company's draft was typed over: outlives a reload, as the draft does. */
const openedDraft = (id: string) => `fair-opened-${id}`
const fields = Object.keys(ParticipantChange.shape).filter((field) => field !== 'base') as (keyof ParticipantChange)[]

/** The version that the form edits: after a reload still the one that was typed over, if something was. */
function openedOn(own: OwnParticipant): ParticipantChange {
  const now = draftOf(own)
  // Not validated: what the office entered can be incomplete.
  const kept = keptDraft(openedDraft(own.id)) as Partial<ParticipantChange> | undefined
  const isTyped = kept?.profile && kept.contact && keptDraft(changeDraft(own.id) + kept.base) !== undefined
  return isTyped ? { ...now, ...kept } : now
}

interface ChangeFormProps {
  participant: OwnParticipant
  texts: { label: string; language: string; marketing: string; submit: string }
  /** Saves and returns the updated registration. */
  onSave: (change: ParticipantChange) => Promise<OwnParticipant>
}

/**
 * All details of a company, edited by its own people or by the fair's office on its behalf. If somebody else saves meanwhile, both
 * versions are offered, and what was typed stays.
 */
export function ChangeForm({ participant, texts, onSave }: ChangeFormProps) {
  const { t } = useTranslation('fair.company')
  const { id } = participant
  const [opened, setOpened] = useState(() => openedOn(participant))
  const form = useZodForm(ParticipantChange, opened)
  const draft = changeDraft(id) + opened.base
  const forget = useDraft(form, draft, { schema: ParticipantChange, fields, items: { sns: emptySns } })
  useEffect(() => keepDraft(openedDraft(id), opened), [id, opened])

  /** Continues from another version, with what was typed over the former one if that is to stay. */
  const continueOn = useCallback(
    (next: ParticipantChange, typed?: ParticipantChange) => {
      if (typed) {
        const { base: _, ...merged } = typedOver(next, { opened, typed })
        keepDraft(changeDraft(id) + next.base, merged)
      }
      form.reset(next)
      forget()
      setOpened(next)
    },
    [id, opened, form, forget],
  )

  const newest = useMemo(() => draftOf(participant), [participant])
  const theirs = differing(opened, newest)
  const { isSubmitting } = form.formState
  const isNewer = newest.base !== opened.base && !isSubmitting
  useEffect(() => {
    if (!isNewer) return
    const typed = form.getValues()
    const isTyped = differing(opened, typed).length > 0
    // Nobody else's text is involved: only a file was added, or nothing was typed yet.
    if (!isTyped) continueOn(newest)
    else if (theirs.length === 0) continueOn(newest, typed)
  }, [isNewer, theirs.length, newest, opened, form, continueOn])

  const send = async (change: ParticipantChange) => {
    const saved = await onSave({ ...change, base: opened.base })
    continueOn(draftOf(saved))
  }
  const labelOf = (name: ChangeField) => {
    const label = changeFields[name]
    return label ? t(`field.${label}`) : name === 'lang' ? texts.language : texts.marketing
  }
  return (
    <>
      <StaleNote
        form={form}
        isStale={isNewer && theirs.length > 0}
        onKeep={() => continueOn(newest, form.getValues())}
        onTake={() => continueOn(newest)}
      >
        <ul className="list-disc ps-5">
          {theirs.map((name) => (
            <li key={name} className="wrap-anywhere">
              {labelOf(name)}
              {textOf(newest, name) && `: ${textOf(newest, name)}`}
            </li>
          ))}
        </ul>
      </StaleNote>
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
    </>
  )
}
