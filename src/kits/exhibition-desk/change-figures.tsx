import { type ReactNode, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from '#contract/zod'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

interface ChangeFiguresProps<F extends FieldValues> {
  label: string
  schema: z.ZodMiniType<F, F>
  figures: F
  version: number
  isSaving: boolean
  /** Saves over the version `base` and returns what is stored then; an error is shown in the form. */
  onSave: (figures: F, base: number) => Promise<{ figures: F; version: number }>
  /** The name of a part, for the list of what somebody else changed. */
  nameOf: (part: keyof F & string) => string
  children: ReactNode
}

/** The form for figures of a year. When someone else saved first, it lists the parts that changed. */
export function ChangeFigures<F extends FieldValues>(props: ChangeFiguresProps<F>) {
  const { label, schema, figures, version, isSaving, onSave, nameOf, children } = props
  const { t } = useTranslation('exhibition-desk')
  const form = useZodForm<F, F>(schema, figures as DefaultValues<F>, 'onSubmit')
  const { base, isStale, rebase } = useBase(version, isSaving)
  const { isDirty } = form.formState
  // What the user's own changes are compared with.
  const [edited, setEdited] = useState(figures)
  useLeaveGuard(() => isDirty)
  const theirs = (Object.keys(figures) as (keyof F & string)[]).filter(
    (part) => JSON.stringify(figures[part]) !== JSON.stringify(edited[part]),
  )
  const take = (newest: F) => {
    form.reset(newest)
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
