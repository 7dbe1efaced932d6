import { useTranslation } from 'react-i18next'
import type { ReviewRequest } from '#contract/review'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useLanguage } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Card, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'

/** A tour that waits for a review. */
export function RequestCard({ request }: { request: ReviewRequest }) {
  const { t } = useTranslation('shop.review')
  const date = dayInWords(request.date, useLanguage(), true)
  const name = request.product_name
  return (
    <Card as="li" lifts className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[10rem_1fr]">
      <div className="aspect-4/3 self-start overflow-hidden rounded-sm">
        <Picture picture={request.picture} sizes="(min-width: 40rem) 10rem, 5.5rem" className="size-full" />
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 space-y-1">
          <CardTitle to={paths.reviewRequest(request.id)} as="h2">
            {name}
          </CardTitle>
          <p>{t('requests.took', { date })}</p>
          <p className="text-sm text-muted">{request.option_name}</p>
        </div>
        <ButtonLink
          to={paths.reviewWrite(request.product_id, request.id)}
          size="sm"
          aria-label={t('requests.writeOf', { name })}
          className="z-1 self-end"
        >
          {t('requests.write')}
        </ButtonLink>
      </div>
    </Card>
  )
}
