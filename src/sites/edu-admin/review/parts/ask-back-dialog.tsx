import Plus from 'lucide-react/icons/plus'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { type RevisionDraft, review } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { Section, sections } from '#contract/education/sections'
import { SentText } from '#contract/text-blocks'
import { z } from '#contract/zod'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { AskBackRow } from './ask-back-row'
import { useAct } from './use-act'

const Comments = z.strictObject({
  comments: z
    .array(z.strictObject({ section: Section, field: z.string(), text: SentText(applicationLimits.reason) }))
    .check(z.minLength(1, 'validation.required')),
})
export type CommentsDraft = z.infer<typeof Comments>

/** Comments as they are sent: section by section, in the order of the form. */
const bySection = ({ comments }: CommentsDraft): RevisionDraft['sections'] =>
  sections.flatMap((section) => {
    const own = comments.filter((each) => each.section === section)
    return own.length === 0 ? [] : [{ section, comments: own.map(({ field, text }) => ({ field, text })) }]
  })

interface AskBackDialogProps {
  application: ReviewedApplication
  /** The section from which it was opened. */
  section: Section
  onClose: () => void
}

/** Opens sections again, with comments at their fields. */
export function AskBackDialog({ application, section, onClose }: AskBackDialogProps) {
  const { t } = useTranslation('edu-admin.review')
  const ask = useAct(review.askBack)
  const blank = (of: Section) => ({ section: of, field: '', text: '' })
  const form = useZodForm(Comments, { comments: [blank(section)] }, 'onSubmit')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'comments' })
  const send = async (draft: CommentsDraft) => {
    await ask({ params: { id: application.id }, body: { sections: bySection(draft) } })
    toast.success(t('askBack.sent'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askBack.title')}
      description={t('askBack.text')}
      size="lg"
      place="sheet"
      stays
    >
      <Form form={form} onSubmit={send} label={t('askBack.title')}>
        <ol className="stack-5">
          {fields.map((field, at) => (
            <AskBackRow
              key={field.id}
              at={at}
              application={application}
              onRemove={fields.length > 1 ? () => remove(at) : undefined}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{t('askBack.send')}</SubmitButton>
          <Button
            variant="secondary"
            icon={<Plus className="size-4.5" />}
            onClick={() => append(blank(form.getValues('comments').at(-1)?.section ?? section))}
          >
            {t('askBack.add')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
