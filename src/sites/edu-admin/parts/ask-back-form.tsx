import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import type { SelectOption } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Comments, type CommentsDraft } from './ask-back-draft'
import { AskBackRow } from './ask-back-row'

interface AskBackFormProps<S extends string> {
  label: string
  /** In the order of the form. */
  sections: readonly S[]
  nameOf: (section: S) => string
  /** The fields of a section that a comment can point at, besides the section as a whole. */
  fieldsOf: (section: S) => SelectOption[]
  /** The section of the first comment. */
  first: S
  /** Content below a comment, by its field. */
  tools?: (field: string) => ReactNode
  onSend: (sections: { section: S; comments: { field: string; text: string }[] }[]) => Promise<void>
}

/** Comments, each on a section or one of its fields; the sections commented on are reopened. */
export function AskBackForm<S extends string>(props: AskBackFormProps<S>) {
  const { label, sections, nameOf, fieldsOf, first, tools, onSend } = props
  const { t } = useTranslation('edu-admin')
  const blank = (section: string) => ({ section, field: '', text: '' })
  const form = useZodForm(Comments, { comments: [blank(first)] }, 'onSubmit')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'comments' })
  const send = ({ comments }: CommentsDraft) =>
    onSend(
      sections.flatMap((section) => {
        const own = comments.filter((each) => each.section === section)
        return own.length === 0 ? [] : [{ section, comments: own.map(({ field, text }) => ({ field, text })) }]
      }),
    )
  return (
    <Form form={form} onSubmit={send} label={label} className="mt-4">
      <ol className="stack-5">
        {fields.map((field, at) => (
          <AskBackRow
            key={field.id}
            at={at}
            sections={sections.map((value) => ({ value, label: nameOf(value) }))}
            fieldsOf={(section) => fieldsOf(section as S)}
            tools={tools}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('askBack.send')}</SubmitButton>
        <Button
          variant="secondary"
          icon={<Plus className="size-4.5" />}
          onClick={() => append(blank(form.getValues('comments').at(-1)?.section ?? first))}
        >
          {t('askBack.add')}
        </Button>
      </div>
    </Form>
  )
}
