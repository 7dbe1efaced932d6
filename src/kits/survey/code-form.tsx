import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ParticipantCode } from '#contract/survey/response'
import { z } from '#contract/zod'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'

const Typed = z.strictObject({ participant_code: ParticipantCode })

interface CodeFormProps {
  act: string
  onCode: (code: string) => Promise<unknown>
  /** A code typed before the form was loaded, sent immediately. */
  typed?: string
}

/** The form for the code from the tour's email, in any letter case. */
export function CodeForm({ act, onCode, typed }: CodeFormProps) {
  const { t } = useTranslation('survey')
  const form = useZodForm(Typed, { participant_code: typed ?? '' })
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (typed !== undefined) frame.current?.querySelector('form')?.requestSubmit()
  }, [typed])
  return (
    <div ref={frame}>
      <Form form={form} label={act} onSubmit={({ participant_code }) => onCode(participant_code)}>
        <TextField
          name="participant_code"
          label={t('code.label')}
          help={t('code.help')}
          autoComplete="off"
          maxLength={20}
        />
        <SubmitButton>{act}</SubmitButton>
        <p className="text-sm text-muted">{t('code.privacy')}</p>
      </Form>
    </div>
  )
}
