import { type ReactNode, useEffect } from 'react'
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
  const { reset, subscribe, trigger, getFieldState } = form

  useEffect(() => {
    if (taken > 0) reset(saver.store.getState().value as DefaultValues<V>, { keepTouched: true })
  }, [taken, reset, saver])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          saver.change(structuredClone(values) as V)
          if (name && getFieldState(name as Path<V>).error) void trigger(name as Path<V>)
        },
      }),
    [subscribe, saver, getFieldState, trigger],
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
