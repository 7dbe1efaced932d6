import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { type Ending, operatorsWords } from '#src/kits/booking/ending'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'

interface EndedStateProps {
  own: GuestBooking
  /** By whom or how it ended; `over` when it has taken place. */
  why: Ending | 'over'
  /** The address for reserving the same again. */
  again: string
}

/** A reservation that has taken place or was canceled: by whom, the reason given, and a link to reserve again (product §4). */
export function EndedState({ own: { order, booking, history }, why, again }: EndedStateProps) {
  const { t } = useTranslation('guest')
  const reason = operatorsWords(booking, history)
  return (
    <Alert
      tone="info"
      title={t(`ended.${why}.title`)}
      actions={
        why !== 'asked' && (
          <ButtonLink size="sm" to={again}>
            {t('own.again')}
          </ButtonLink>
        )
      }
    >
      {t(`ended.${why}.text`, { email: order.email })}
      {reason && <p className="mt-1 break-words">{t('ended.said', { reason })}</p>}
      <DepositNote order={order} />
    </Alert>
  )
}
