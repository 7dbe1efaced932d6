import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { fairParticipants } from '#contract/fair/participant'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import type { Registered } from '#src/kits/account/register-page'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { Steps } from '#src/ui/steps'
import { emptySns } from '../../company/parts/person-fields'
import { useOwnWords } from '../../company/parts/use-own-words'
import {
  emptyDraft,
  keptFields,
  RegistrationDraft,
  type RegistrationStep,
  registrationSteps,
  stepNames,
} from './registration-draft'
import { RegistrationStepFields } from './registration-step'
import { useConsents } from './use-consents'

const stepIn = (search: URLSearchParams): RegistrationStep =>
  stepNames.find((name) => name === search.get('step')) ?? 'sector'

/** The registration by steps, each with an address; typed values stay in the tab (product §2, §3). */
export function RegistrationForm({ onDone }: { onDone: (who: Registered) => void }) {
  const { t } = useTranslation('fair.account')
  const dialogs = useDialogs()
  const lang = useLanguage()
  const ownWords = useOwnWords()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('side')
  const form = useZodForm(
    RegistrationDraft,
    emptyDraft(lang, requested === 'buyer' || requested === 'seller' ? requested : ''),
  )
  const register = useCall(fairParticipants.register, { errors: 'page' })
  const [terms, consents] = useConsents()
  const forget = useDraft(form, 'fair', { schema: RegistrationDraft, fields: keptFields, items: { sns: emptySns } })
  const step = stepIn(search)
  const at = stepNames.indexOf(step)
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]]

  const goTo = (name: RegistrationStep) => {
    const next = new URLSearchParams(search)
    next.set('step', name)
    setSearch(next)
  }
  /** Validates a step; of the first one only the side, as long as the other fields are not shown. */
  const isRight = (name: RegistrationStep) => {
    const fields = name === 'sector' && !form.getValues('side') ? (['side'] as const) : registrationSteps[name]
    return form.trigger(fields as unknown as Path<RegistrationDraft>[], { shouldFocus: true })
  }

  const send = async (draft: z.output<typeof RegistrationDraft>) => {
    const text = t('register.questionText', { company: draft.company_en })
    if (!(await dialogs.question({ title: t('register.question'), text }))) return
    // The visitor can have changed the language since the form was opened.
    await register.mutateAsync({ body: { ...draft, lang } })
    forget()
    onDone({ name: ownWords(draft.name_en, draft.name_ko), email: draft.email })
  }
  /** The last step submits; an invalid field of an earlier step is shown there. */
  const firstWrong = async () => {
    for (const name of stepNames.slice(0, -1)) {
      if (!(await isRight(name))) {
        goTo(name)
        return
      }
    }
  }
  return (
    <>
      <div className="mb-7">
        <Steps
          label={t('register.steps')}
          current={at}
          steps={stepNames.map((name) => ({ label: t(`register.step.${name}`) }))}
        />
      </div>
      <Form form={form} onSubmit={send} label={t('register.title')}>
        <h2 className="text-xl font-bold">{t(`register.step.${step}`)}</h2>
        <RegistrationStepFields step={step} consents={consents} />
        <div className="flex flex-wrap gap-3">
          {before && (
            <Button variant="secondary" onClick={() => goTo(before)}>
              {t('register.back')}
            </Button>
          )}
          {after ? (
            <Button onClick={async () => (await isRight(step)) && goTo(after)}>{t('register.next')}</Button>
          ) : (
            <span onClickCapture={() => void firstWrong()}>
              <SubmitButton>{t('register.submit')}</SubmitButton>
            </span>
          )}
        </div>
      </Form>
      {terms}
    </>
  )
}
