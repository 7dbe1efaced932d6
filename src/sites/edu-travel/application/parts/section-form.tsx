import { type ReactNode, useEffect } from 'react'
import { type DefaultValues, FormProvider, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { complete, type Written, type WrittenSection } from '#contract/education/sections'
import type { z } from '#contract/zod'
import { useZodForm } from '#src/ui/form/use-zod-form'
import type { SectionSaver } from '../section-saver'
import { Comments } from './comments'
import { Conflict } from './conflict'
import { useFormScene } from './form-context'
import { Locked } from './locked'
import { SaveTrouble } from './save-note'

interface SectionFormProps<S extends WrittenSection> {
  section: S
  children: ReactNode
}

/** A section's fields, saved while they are typed; what is missing is said at a field once it was left, and holds nobody up. */
export function SectionForm<S extends WrittenSection>({ section, children }: SectionFormProps<S>) {
  const { t } = useTranslation('edu-travel.application')
  const { application, savers } = useFormScene()
  const saver = savers[section] as unknown as SectionSaver<S>
  const taken = useStore(saver.store, (state) => state.taken)
  const start = saver.store.getState().value
  const form = useZodForm<Written[S], unknown>(
    complete[section] as unknown as z.ZodMiniType<unknown, Written[S]>,
    start as DefaultValues<Written[S]>,
    'onSubmit',
  )
  const { reset, subscribe, trigger, getFieldState } = form
  const isOpen = application.open.includes(section)

  useEffect(() => {
    if (taken > 0) reset(saver.store.getState().value as DefaultValues<Written[S]>, { keepTouched: true })
  }, [taken, reset, saver])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          saver.change(structuredClone(values) as Written[S])
          if (name && getFieldState(name as Path<Written[S]>).error) void trigger(name as Path<Written[S]>)
        },
      }),
    [subscribe, saver, getFieldState, trigger],
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t(`step.${section}`)}
        onSubmit={(event) => {
          event.preventDefault()
          void saver.flush()
        }}
        onBlur={({ target }) => {
          void saver.flush()
          if ('name' in target && target.name) void trigger(target.name as Path<Written[S]>)
        }}
        className="stack-8"
      >
        {!isOpen && <Locked />}
        <Comments section={section} />
        <Conflict section={section} />
        <fieldset disabled={!isOpen} className="m-0 min-w-0 stack-8 border-0 p-0">
          {children}
        </fieldset>
        {isOpen && <SaveTrouble section={section} />}
      </form>
    </FormProvider>
  )
}
