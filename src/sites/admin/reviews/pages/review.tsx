import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { shopPaths } from '#contract/addresses'
import { useSpoken } from '#src/kits/booking/language-names'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { Gallery } from '#src/ui/gallery'
import { Rating } from '#src/ui/rating'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { ReviewActs } from '../parts/review-acts'
import { Status } from '../parts/status'
import { review as reviewQuery } from '../queries'

/** One review with its author, photos and history. */
export function Component() {
  const { id = '' } = useParams()
  return <Review key={id} id={id} />
}

function Review({ id }: { id: string }) {
  const { t } = useTranslation('admin.reviews')
  const { t: ofSite } = useTranslation(site)
  const { instant, birthday } = useDates()
  const spoken = useSpoken()
  const live = useLive(
    reviewQuery(id, useContentLang()),
    ({ acts, status, edited_at }) => `${acts.length} ${status} ${edited_at}`,
  )
  const review = live.data
  return (
    <DeskPage
      title={review.title}
      mark={<Status status={review.status} />}
      back={<BackLink to={paths.reviews}>{ofSite('title.reviews')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                {
                  label: t('column.product'),
                  value: (
                    <a href={shopPaths.detail(review.product_id)} className="underline underline-offset-2">
                      {review.product_name}
                    </a>
                  ),
                },
                { label: t('column.rating'), value: <Rating value={review.rating} stars={5} /> },
                { label: t('column.author'), value: review.author_name },
                { label: t('column.email'), value: review.author_email },
                { label: t('column.shownAs'), value: review.author },
                { label: t('column.lang'), value: spoken(review.lang) },
                { label: t('column.travelled_on'), value: birthday(review.travelled_on) },
                { label: t('column.created_at'), value: instant(review.created_at) },
                { label: t('column.edited_at'), value: review.edited_at && instant(review.edited_at) },
              ]}
            />
          }
          timeline={<History acts={review.acts} />}
        >
          <DetailPart title={t('text')}>
            <p lang={review.lang} dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
              {review.content}
            </p>
            {review.photos.length > 0 && (
              <div className="mt-4 max-w-2xl">
                <Gallery pictures={review.photos.map(({ picture }) => picture)} label={t('column.photos')} />
              </div>
            )}
          </DetailPart>
          <ReviewActs review={review} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
