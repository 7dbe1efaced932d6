import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepDraft, keptDraft } from './drafts'

/** Keeps the text fields named of a form while the tab lives, under the draft's name; what was kept comes back into it. */
export function useKeptDraft<In extends FieldValues>(
  name: string,
  fields: readonly Path<In>[],
  { setValue, subscribe }: Pick<UseFormReturn<In>, 'setValue' | 'subscribe'>,
) {
  useEffect(() => {
    const stored = (keptDraft(name) ?? {}) as Record<string, unknown>
    for (const field of fields) {
      const value = stored[field]
      if (typeof value === 'string' && value) setValue(field, value as PathValue<In, Path<In>>)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, Object.fromEntries(fields.map((field) => [field, values[field]]))),
    })
  }, [name, fields, setValue, subscribe])
}
