import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import type { Failed } from './landing'

/** Why a payment failed, in the provider's words; nothing where none failed. */
export function PaymentFailed({ failed }: { failed: Failed | null }) {
  const { t } = useTranslation('guest')
  if (!failed) return null
  return (
    <Alert tone="error" title={t('done.failedTitle')} live>
      <p>{t('done.failed')}</p>
      <p className="mt-1 text-sm break-words">
        {t('done.reason', { code: failed.code, message: failed.message || t('done.unknownReason') })}
      </p>
    </Alert>
  )
}
