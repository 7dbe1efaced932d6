import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import { CallError } from './call'

/**
 * Returns the message of a failed call for a page that shows it itself: the server's own message, otherwise ours for its code
 * (product §8). The page loads the namespace `refusal`.
 */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('refusal')
  return (error) => (error instanceof CallError ? error.message || t(error.code as RefusalCode) : t('general.error'))
}
