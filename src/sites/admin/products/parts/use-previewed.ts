import { useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import { CallError } from '#src/api/call'
import type { ZodForm } from '#src/ui/form/use-zod-form'

/** One text for the values of a form, in whatever order its fields were shown. */
const textOf = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

interface Previewed<Out, S> {
  /** Returns the effect of the values, or in words why they have none. */
  preview: (values: Out) => Promise<S | string>
  /** Applies what was previewed. */
  apply: (shown: S) => Promise<void>
}

/**
 * A change whose effect is shown before it is applied. What is applied is always what was previewed: once a field is changed, the
 * effect is gone and has to be asked for again, and when the server refuses because something else changed, it is shown again.
 */
export function usePreviewed<In extends FieldValues, Out, S>(
  form: ZodForm<In, Out>,
  { preview, apply }: Previewed<Out, S>,
) {
  const { t } = useTranslation('refusal')
  const [previewed, setPreviewed] = useState<{ typed: string; values: Out; effect: S } | null>(null)
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const typed = textOf(useWatch({ control: form.control }))
  const shown = previewed?.typed === typed ? previewed : null

  const ask = async (values: Out, asTyped: string) => {
    const effect = await preview(values)
    if (typeof effect === 'string') setFailed(effect)
    else setPreviewed({ typed: asTyped, values, effect })
  }
  return {
    /** The effect of the fields as they are; null before it was asked for. */
    effect: shown?.effect ?? null,
    /** Why nothing can be shown, or was applied. */
    failed,
    isBusy,
    /** The form's `onSubmit`. */
    async ask(values: Out) {
      setPreviewed(null)
      setFailed('')
      await ask(values, textOf(form.getValues()))
    },
    async apply() {
      if (!shown) return
      setBusy(true)
      setFailed('')
      try {
        await apply(shown.effect)
        setPreviewed(null)
      } catch (error) {
        // Without a response the error carries only its code.
        const code = error instanceof CallError ? (error.code as RefusalCode) : 'general.error'
        setFailed((error instanceof Error && error.message) || t(code))
        // Nothing was changed: what a colleague or a sale has changed is in the new preview.
        if (error instanceof CallError && error.isFinal) {
          setPreviewed(null)
          await ask(shown.values, shown.typed).catch(() => {})
        }
      } finally {
        setBusy(false)
      }
    },
  }
}
