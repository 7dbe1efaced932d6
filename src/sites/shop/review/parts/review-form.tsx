import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageCodes } from '#contract/languages'
import { type ReviewText, reviewLimits } from '#contract/review'
import { ownName } from '#src/kits/page/use-languages'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { PhotosField } from './photos-field'
import { RatingField } from './rating-field'
import { KeptReview, ReviewDraft } from './review-draft'

interface ReviewFormProps {
  /** The form's initial values, and the name of its draft. */
  first: ReviewDraft
  draft: string
  submit: string
  question: string
  questionText?: string
  onSend: (text: ReviewText) => Promise<void>
}

/** The form for a review; asks for confirmation before it sends, and stores what is typed (product §5, §8). */
export function ReviewForm({ first, draft, submit, question, questionText, onSend }: ReviewFormProps) {
  const { t } = useTranslation('shop.review')
  const dialogs = useDialogs()
  const [busy, setBusy] = useState(false)
  const form = useZodForm(ReviewDraft, first)
  const forget = useDraft(form, draft, { schema: KeptReview })

  const send = async (text: ReviewText) => {
    if (!(await dialogs.question({ title: question, text: questionText }))) return
    await onSend(text)
    forget()
  }
  return (
    <Form form={form} onSubmit={send} label={t('form.label')}>
      <RatingField name="rating" />
      <TextField name="title" label={t('form.heading')} help={t('form.headingHelp')} />
      <TextArea
        name="content"
        label={t('form.content')}
        help={t('form.contentHelp')}
        max={reviewLimits.content}
        rows={8}
      />
      <PhotosField name="photos" onBusy={useCallback((now: boolean) => setBusy(now), [])} />
      <SelectField
        name="lang"
        label={t('form.language')}
        options={languageCodes.map((value) => ({ value, label: ownName(value) }))}
      />
      <p className="text-sm text-muted">{t('form.public')}</p>
      <SubmitButton disabled={busy}>{busy ? t('form.waiting') : submit}</SubmitButton>
    </Form>
  )
}
