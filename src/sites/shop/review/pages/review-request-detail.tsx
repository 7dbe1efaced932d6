import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { reviewPoints } from '#contract/review'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { PrivatePage } from '#src/kits/page/private-page'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { ButtonLink } from '#src/ui/button'
import { Points } from '../../catalog/parts/product/block'
import { Panel } from '../../purchase/parts/panel'
import { paths } from '../../site'
import { RequestState } from '../parts/request-state'
import { reviewRequest } from '../queries'

/** The page that the mail after a tour links to: the tour, and a link to review it. */
export function Component() {
  const { t } = useTranslation('shop.review')
  const language = useLanguage()
  const { data: request } = useSuspenseQuery(reviewRequest(useVisitor(), useParams().reviewId))
  const points = new Intl.NumberFormat(language).format(reviewPoints.photo)
  const crumbs = [{ label: t('requests.title'), to: paths.reviewRequests }, { label: request.product_name }]
  return (
    <PrivatePage title={t('form.rating')} breadcrumb={<Breadcrumb crumbs={crumbs} />} width="reading">
      <Panel title={request.product_name} picture={request.picture}>
        <p>{t('requests.took', { date: dayInWords(request.date, language, true) })}</p>
        <p className="text-sm text-muted">{request.option_name}</p>
        <div className="mt-6">
          {request.state === 'open' ? (
            <>
              <h3 className="font-semibold">{t('requests.thanks')}</h3>
              <p className="mt-1 mb-5 text-muted">{t('requests.thanksText')}</p>
              <h3 className="mb-2 font-semibold">{t('requests.tips')}</h3>
              <Points items={[t('requests.tipGuide'), t('requests.tipKnow'), t('requests.tipPhoto', { points })]} />
              <ButtonLink to={paths.reviewWrite(request.product_id, request.id)} size="lg" className="mt-7">
                {t('requests.write')}
              </ButtonLink>
            </>
          ) : (
            <RequestState request={request} />
          )}
        </div>
      </Panel>
    </PrivatePage>
  )
}
