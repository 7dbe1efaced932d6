import { type ReactNode, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from '#contract/zod'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import type { EmptyItems } from '#src/session/draft-values'
import { keepDraft, keptDraft } from '#src/session/drafts'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

interface ChangeFiguresProps<F extends FieldValues> {
  label: string
  schema: z.ZodMiniType<F, F>
  /** The name under which typed values are stored until they are saved, and an empty item of each list. */
  draft: string
  items: EmptyItems
  figures: F
  version: number
  isSaving: boolean
  /** Saves over the version `base` and returns what is stored then; an error is shown in the form. */
  onSave: (figures: F, base: number) => Promise<{ figures: F; version: number }>
  /** The name of a part, for the list of what somebody else changed. */
  nameOf: (part: keyof F & string) => string
  children: ReactNode
}

/** The figures that a draft was typed on; undefined without a draft. */
const readOf = <F extends FieldValues>(draft: string): F | undefined =>
  keptDraft(draft) === undefined ? undefined : (keptDraft(`${draft} read`) as F | undefined)

/** The form for figures of a year; typed values survive a reload. When someone else saved first, it lists the parts that changed. */
export function ChangeFigures<F extends FieldValues>(props: ChangeFiguresProps<F>) {
  const { label, schema, draft, items, figures, version, isSaving, onSave, nameOf, children } = props
  const { t } = useTranslation('exhibition-desk')
  const form = useZodForm<F, F>(schema, figures as DefaultValues<F>, 'onSubmit')
  const forget = useDraft(form, draft, { schema, items })
  const { base, isStale, rebase } = useBase(version, isSaving, draft)
  const { isDirty } = form.formState
  // What the user's own changes are compared with.
  const [edited, setEdited] = useState(() => readOf(draft) ?? figures)
  useEffect(() => keepDraft(`${draft} read`, edited), [draft, edited])
  useLeaveGuard(() => isDirty)
  const theirs = (Object.keys(figures) as (keyof F & string)[]).filter(
    (part) => JSON.stringify(figures[part]) !== JSON.stringify(edited[part]),
  )
  const take = (newest: F) => {
    form.reset(newest)
    // After it, so that what was reset to is not stored as typed.
    forget()
    setEdited(newest)
  }
  return (
    <div>
      <StaleNote
        form={form}
        isStale={isStale}
        onKeep={() => rebase()}
        onTake={() => {
          take(figures)
          rebase()
        }}
      >
        {theirs.map(nameOf).join(', ')}
      </StaleNote>
      <Form
        form={form}
        label={label}
        onSubmit={async (values) => {
          const saved = await onSave(values, base)
          rebase(saved.version)
          take(saved.figures)
          toast.success(t('saved'))
        }}
      >
        {children}
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </div>
  )
}
