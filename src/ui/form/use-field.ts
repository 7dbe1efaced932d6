import { useCallback, useLayoutEffect, useRef } from 'react'
import { type ControllerRenderProps, type FieldValues, useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import type { Wrong } from './use-zod-form'

/** One field of the surrounding form: the props for its control, and its error in the reader's language. */
export function useField(name: string) {
  const { t } = useTranslation('refusal')
  const { field, fieldState } = useController({ name })
  const wrong = fieldState.error as Wrong | undefined
  const message = wrong?.message
  const error = message && (wrong.plain ? message : t(message as RefusalCode, { ...wrong.values }))
  const { trigger } = useFormContext()
  // A step that was checked as a whole has wrong fields that were never left: their errors must not outlive the correction.
  const onChange: ControllerRenderProps<FieldValues, string>['onChange'] = (...event) => {
    field.onChange(...event)
    if (wrong && !fieldState.isTouched) void trigger(name)
  }
  return { field: { ...field, onChange }, error: error || undefined }
}

type Native = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheckbox = (control: Native): control is HTMLInputElement => control.type === 'checkbox'
const isOther = (control: Native, value: unknown) =>
  isCheckbox(control) ? control.checked !== Boolean(value) : control.value !== '' && control.value !== value

/**
 * Like `useField`, for a native control that holds the field's value as it is: text typed into the server's page is the field's
 * value from the start.
 */
export function useNativeField(name: string) {
  const { field, error } = useField(name)
  const control = useRef<Native>(null)
  const { value, onChange, ref } = field
  // React hydrates an element with whatever is in it, and would overwrite it with the field's own value on the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the page was taken over
  useLayoutEffect(() => {
    const { current } = control
    if (current && isOther(current, value)) onChange(isCheckbox(current) ? current.checked : current.value)
  }, [])
  const attach = useCallback(
    (element: Native | null) => {
      control.current = element
      ref(element)
    },
    [ref],
  )
  return { field: { ...field, ref: attach }, error }
}
