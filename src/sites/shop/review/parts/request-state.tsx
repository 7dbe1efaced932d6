import { useTranslation } from 'react-i18next'
import { addDays } from '#contract/days'
import type { ReviewRequest } from '#contract/review'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useLanguage } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** Why a booking cannot be reviewed, and what to do instead. */
export function RequestState({ request }: { request: ReviewRequest }) {
  const { t } = useTranslation('shop.review')
  const date = dayInWords(addDays(request.date, 1), useLanguage())
  if (request.state === 'open') return null
  return (
    <Alert
      tone={request.state === 'written' ? 'success' : 'info'}
      title={t(`requests.state.${request.state}`)}
      actions={
        request.review_id ? (
          <ButtonLink to={paths.reviewEdit(request.review_id)} size="sm">
            {t('requests.editIt')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.myReservation} size="sm" variant="secondary">
            {t('requests.reservations')}
          </ButtonLink>
        )
      }
    >
      {t(`requests.state.${request.state}Text`, { date })}
    </Alert>
  )
}
