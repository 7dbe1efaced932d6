import { type ReactNode, useEffect, useRef } from 'react'
import { type DefaultValues, FormProvider, type Path } from 'react-hook-form'
import { useStore } from 'zustand'
import type { z } from '#contract/zod'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { SaveTrouble } from './save-note'
import type { SectionSaver } from './section-saver'

interface SavedFormProps<V extends object> {
  saver: SectionSaver<V>
  /** The section's schema at submission. */
  schema: z.ZodMiniType
  label: string
  isOpen: boolean
  /** The name of a field of the section, by its path. */
  labelOf: (path: string) => string
  /** Content above the fields, such as comments. */
  notes: ReactNode
  children: ReactNode
}

/** The paths of the fields in error. */
const wrongPaths = (errors: object, above = ''): string[] =>
  Object.entries(errors).flatMap(([key, error]: [string, { type?: unknown } | undefined]) => {
    if (typeof error !== 'object' || key === 'ref') return []
    return typeof error.type === 'string' ? [above + key] : wrongPaths(error, `${above}${key}.`)
  })

/** A section's fields, saved while typing; a missing value is reported when its field is left and blocks nothing. */
export function SavedForm<V extends object>({
  saver,
  schema,
  label,
  isOpen,
  labelOf,
  notes,
  children,
}: SavedFormProps<V>) {
  const taken = useStore(saver.store, (state) => state.taken)
  const form = useZodForm<V, unknown>(
    schema as z.ZodMiniType<unknown, V>,
    saver.store.getState().value as DefaultValues<V>,
    'onSubmit',
  )
  const { reset, subscribe, trigger } = form
  const { errors } = form.formState
  const wrong = useRef<string[]>([])

  useEffect(() => {
    wrong.current = wrongPaths(errors)
  })

  useEffect(() => {
    if (taken > 0) reset(saver.store.getState().value as DefaultValues<V>, { keepTouched: true })
  }, [taken, reset, saver])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          saver.change(structuredClone(values) as V)
          // All of them: an error can depend on another field, as a departure does on the arrival.
          if (wrong.current.length > 0) void trigger(wrong.current as Path<V>[])
        },
      }),
    [subscribe, saver, trigger],
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          void saver.flush()
        }}
        onBlur={({ target }) => {
          void saver.flush()
          if ('name' in target && target.name) void trigger(target.name as Path<V>)
        }}
        className="stack-8"
      >
        {notes}
        <fieldset disabled={!isOpen} className="m-0 min-w-0 stack-8 border-0 p-0">
          {children}
        </fieldset>
        {isOpen && <SaveTrouble {...{ saver, labelOf }} />}
      </form>
    </FormProvider>
  )
}
