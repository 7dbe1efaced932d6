import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import type { Wrong } from './use-zod-form'

/** One field of the form around it: what to spread on its control, and its error in the reader's language. */
export function useField(name: string) {
  const { t } = useTranslation('refusal')
  const { field, fieldState } = useController({ name })
  const wrong = fieldState.error as Wrong | undefined
  const message = wrong?.message
  const error = message && (wrong.plain ? message : t(message as RefusalCode, { ...wrong.values }))
  return { field, error: error || undefined }
}
