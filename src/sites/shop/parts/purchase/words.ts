import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'

/** The words of a failed call: the server's own, else ours for its code. */
export function useWords(): (error: unknown) => string {
  const { t } = useTranslation('refusal')
  return (error) => {
    const { message, code } = error as { message?: string; code?: RefusalCode }
    return (code && message) || t(code ?? 'general.error')
  }
}
