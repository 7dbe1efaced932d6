import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import { Alert } from '../alert'
import { bringDialogs } from '../overlay/dialogs'
import type { Wrong, ZodForm } from './use-zod-form'

// The innermost: of a group of questions, the first that is wrong.
const firstWrong =
  '[data-invalid]:not(:has([data-invalid])) :is(input, select, textarea, button):not([tabindex="-1"], [type="hidden"])'

type FormProps<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /** Receives the parsed values; an error it throws is shown in the form (`field` says where). */
  onSubmit: (values: Out) => Promise<unknown> | unknown
  children: ReactNode
  className?: string
  label?: string
}

/**
 * Disabled as a whole while it sends; a refusal is shown at its field, any other error above the fields; nothing typed is lost.
 */
export function Form<In extends FieldValues, Out>({ form, onSubmit, children, className, label }: FormProps<In, Out>) {
  const { t } = useTranslation('ui')
  const { t: refusalText } = useTranslation('refusal')
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const sent = useRef(false)
  const submitter = useRef<HTMLElement>(null)
  const { isSubmitting, errors } = form.formState

  // The focus can only move to a field once the fields are enabled again.
  useEffect(() => {
    // Not the count: saving may reset the form, and the count with it.
    if (isSubmitting || !sent.current) return
    // Not as rendered: something that says more may have replaced it by now, and taken the focus.
    const isRefused = form.getFieldState('root' as Path<In>).error !== undefined
    const target = element.current?.querySelector<HTMLElement>(firstWrong) ?? (isRefused ? alert.current : null)
    target?.focus()
    target?.scrollIntoView?.({ block: 'center' })
    // Disabled while sending, the button lost the focus; a user who stays on the page continues from it.
    if (!target && isFocusLost(element.current)) submitter.current?.focus()
  }, [isSubmitting, form.getFieldState])

  const send = async (values: Out) => {
    try {
      await onSubmit(values)
    } catch (error) {
      const refusal = refusalOf(error)
      // Without a response the error carries only its code.
      const words = refusal.message || (refusal.code && refusalText(refusal.code as RefusalCode)) || t('form.failed')
      const wrong: Wrong = { type: 'refusal', message: words, plain: true, code: refusal.code }
      const lands = refusal.field && element.current?.elements.namedItem(refusal.field)
      form.setError(lands ? (refusal.field as Path<In>) : 'root', wrong)
      if (refusal.message === undefined) reportError(error)
    }
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // React bubbles through portals: a form in a dialog must not submit the one around it.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    sent.current = true
    submitter.current = (event.nativeEvent as SubmitEvent).submitter
    await form
      .handleSubmit(send)(event)
      .finally(() => {
        sending.current = false
      })
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        // Where scripts are off, typed text must not end up in the address.
        method="post"
        noValidate
        aria-label={label}
        aria-busy={isSubmitting}
        onSubmit={submit}
        onFocus={bringDialogs}
        className={className}
      >
        <fieldset disabled={isSubmitting} className="m-0 min-w-0 stack-6 border-0 p-0">
          {errors.root?.message && (
            <Alert ref={alert} tone="error" live>
              {errors.root.message}
            </Alert>
          )}
          {children}
        </fieldset>
      </form>
    </FormProvider>
  )
}

/** Whether the focus is nowhere, or still in a closing question that was asked before sending. */
function isFocusLost(form: HTMLFormElement | null): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('[role="dialog"]')?.contains(form) === false
}

/** What an error can show the user: refusals carry a code and a message in their language, a bug carries neither. */
function refusalOf(error: unknown): { message?: string; code?: string; field?: string } {
  if (!(error instanceof Error)) return {}
  const { field, code } = error as { field?: unknown; code?: unknown }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const isRefusal = text(code) !== undefined || text(field) !== undefined
  return { message: isRefusal ? error.message : undefined, code: text(code), field: text(field) }
}
