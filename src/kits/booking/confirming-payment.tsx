import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Spinner } from '#src/ui/spinner'

interface ConfirmingPaymentProps {
  /** It is unknown whether the payment went through, and no request is running. */
  isUndecided: boolean
  again: () => void
  /** Other actions available meanwhile. */
  actions?: ReactNode
}

/** A payment that the provider approved and our server has yet to confirm. */
export function ConfirmingPayment({ isUndecided, again, actions }: ConfirmingPaymentProps) {
  const { t } = useTranslation('booking')
  if (!isUndecided)
    return (
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="size-6 text-brand" />
        {t('confirming.now')}
      </p>
    )
  return (
    <Alert
      tone="warning"
      title={t('confirming.unknownTitle')}
      actions={
        <>
          <Button size="sm" onClick={again}>
            {t('confirming.again')}
          </Button>
          {actions}
        </>
      }
      live
    >
      {t('confirming.unknown')}
    </Alert>
  )
}
