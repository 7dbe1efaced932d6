import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { keepDraft } from '#src/session/drafts'
import type { ZodForm } from '#src/ui/form/use-zod-form'

/**
 * Keeps what is typed into a form under `name`, so that a reload loses nothing.
 *
 * @param never fields that are not kept because they are secret
 */
export function useDraft<In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  name: string,
  never: readonly (keyof In & string)[] = [],
): void {
  const secret = never.join()
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.entries(values).filter(([field]) => !secret.split(',').includes(field))
          keepDraft(name, Object.fromEntries(kept))
        },
      }),
    [form, name, secret],
  )
}
