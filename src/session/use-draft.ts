import { useCallback, useEffect, useRef } from 'react'
import type { ErrorOption, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { RefusalCode } from '#contract/refusal'
import type { z } from '#contract/zod'
import { type EmptyItems, refusedOf, withDraft } from './draft-values'
import { dropDraft, keepDraft, keptDraft, keptPart } from './drafts'

type DraftForm<In extends FieldValues> = Pick<UseFormReturn<In>, 'getValues' | 'setValue' | 'setError' | 'subscribe'>

interface DraftOptions<In extends FieldValues> {
  /** Decides which values fit: usually the form's own schema. */
  schema: z.ZodMiniType
  /** The fields to store; all by default. Secrets are never stored; fields of another form in the same draft are preserved. */
  fields?: readonly (keyof In & string)[]
  /** An empty item of each list that the user lengthens or shortens: another length is then no misfit. */
  items?: EmptyItems
  /** Returns fields whose stored value is no longer available though its type is right, such as a tour no longer offered. */
  unavailable?: (values: In) => readonly (keyof In & string)[]
}

const keptMisfit: RefusalCode = 'validation.keptMisfit'

const picked = <In extends FieldValues>(values: In, fields: readonly string[] | undefined): In =>
  fields ? (Object.fromEntries(fields.map((field) => [field, values[field]])) as In) : values

/**
 * Stores what is typed into a form under the draft's name while the tab lives, and restores it on mount, after hydration. Values
 * that no longer fit are reported at their field. Returns a function that deletes the draft once it was sent.
 */
export function useDraft<In extends FieldValues>(
  { getValues, setValue, setError, subscribe }: DraftForm<In>,
  name: string,
  options: DraftOptions<In>,
): () => void {
  const latest = useRef(options)
  latest.current = options
  const forgotten = useRef('')

  useEffect(() => {
    const { schema, fields, items, unavailable } = latest.current
    const first = getValues()
    const nothing = keptPart(picked(first, fields))
    const all = asFields(keptDraft(name))
    const draft = picked(all, fields)
    // These belong to another form of the same draft.
    const others = Object.entries(all).filter(([field]) => fields && !fields.includes(field))
    const { values, lost } = withDraft(first, draft, schema, items)
    const misfits = [...lost]
    for (const field of unavailable?.(values) ?? []) {
      if (keptPart(values[field]) === keptPart(first[field])) continue
      values[field] = first[field]
      misfits.push(field)
    }
    for (const field of Object.keys(values)) {
      if (keptPart(values[field]) === keptPart(first[field])) continue
      setValue(field as Path<In>, values[field] as PathValue<In, Path<In>>, { shouldDirty: true })
    }
    // Edited in the tab's storage, or typed before the form knew better: without the error it would be shown, and charged, as if
    // it were valid.
    for (const { path, ...problem } of refusedOf(values, first, schema))
      setError(path as Path<In>, { type: 'kept', ...problem } as ErrorOption)
    for (const field of misfits) setError(field as Path<In>, { type: 'kept', message: keptMisfit })
    // The error of a field is shown again after the next reload, until the field is edited.
    const unfit = misfits.filter((field) => field in draft)
    const withUnfit = (now: In): In => {
      const untouched = unfit.filter((field) => keptPart(now[field]) === keptPart(first[field]))
      return { ...now, ...Object.fromEntries(untouched.map((field) => [field, draft[field]])) }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const now = withUnfit(picked(typed, fields))
        const part = keptPart(now)
        // Values that were sent are not stored again when their form reports another change.
        if (part === forgotten.current) return
        if (part === nothing && others.length === 0) dropDraft(name)
        else keepDraft(name, { ...Object.fromEntries(others), ...now })
      },
    })
  }, [name, getValues, setValue, setError, subscribe])

  return useCallback(() => {
    forgotten.current = keptPart(picked(getValues(), latest.current.fields))
    dropDraft(name)
  }, [name, getValues])
}

const asFields = (draft: unknown): FieldValues => (typeof draft === 'object' && draft !== null ? { ...draft } : {})
