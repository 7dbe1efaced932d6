import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { guest } from '#contract/guest'
import { type PaymentConfirmation, payment } from '#contract/payment'
import type { z } from '#contract/zod'
import { CallError, call } from '#src/api/call'
import { isUndecided } from '#src/kits/booking/undecided'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Spinner } from '#src/ui/spinner'
import { OwnPage } from './own-page'

interface ConfirmGuestPaymentProps {
  given: z.output<typeof PaymentConfirmation>
  title: string
  /** Where it leads then, without what the address says. */
  completed: string
}

/** A payment that the provider let through and our server has yet to confirm. */
export function ConfirmGuestPayment({ given, title, completed }: ConfirmGuestPaymentProps) {
  const { t } = useTranslation('guest')
  const { queries } = useVisitor()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [payment.confirm.path, given],
    // Without the signal: a payment is not to be given up because a page is left.
    queryFn: () => call(payment.confirm, { body: given }, { errors: 'page' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
  const refused = isRefusal ? error : data && !data.ok && !isUndecided(data.code) ? data : null
  useEffect(() => {
    if (!data?.ok && !refused) return
    queries.removeQueries({ queryKey: [guest.reservation.path] })
    const why = refused ? `?${new URLSearchParams({ code: refused.code, message: refused.message })}` : ''
    void navigate(completed + why, { replace: true })
  }, [data, refused, queries, navigate, completed])
  const isUnknown = !isFetching && !data?.ok && !refused
  return (
    <OwnPage title={title} width="form">
      {isUnknown ? (
        <Alert
          tone="warning"
          title={t('done.unknownTitle')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('done.again')}
            </Button>
          }
          live
        >
          {t('done.unknown')}
        </Alert>
      ) : (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner className="size-6 text-brand" />
          {t('done.confirming')}
        </p>
      )}
    </OwnPage>
  )
}
