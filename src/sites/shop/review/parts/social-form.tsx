import { useTranslation } from 'react-i18next'
import { SocialReviewDraft, socialReview } from '#contract/social-review'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

const draft = 'social-review'

/** Sends the address of a post after a confirmation (product §8). */
export function SocialForm({ left }: { left: number }) {
  const { t } = useTranslation('shop.review')
  const dialogs = useDialogs()
  const form = useZodForm(SocialReviewDraft, { url: '' })
  const forget = useDraft(form, draft, { schema: SocialReviewDraft })
  const send = useCall(socialReview.send, { errors: 'page', refreshes: [socialReview.mine] })

  const ask = async (body: z.output<typeof SocialReviewDraft>) => {
    if (!(await dialogs.question({ title: t('social.question'), text: t('social.questionText') }))) return
    await send.mutateAsync({ body })
    form.reset({ url: '' })
    forget()
    toast.success(t('social.sent'))
  }
  return (
    <Form form={form} onSubmit={ask} label={t('social.label')}>
      <TextField name="url" type="url" inputMode="url" label={t('social.url')} help={t('social.urlHelp')} />
      <p className="text-sm text-muted">{t('social.left', { count: left })}</p>
      <SubmitButton>{t('social.submit')}</SubmitButton>
    </Form>
  )
}
