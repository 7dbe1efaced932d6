import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { reviewStatuses, starsDown } from '#contract/review'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useContentLang } from '#src/session/visitor'
import { paths, site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { useColumns } from '../parts/use-columns'
import { loadReviews, queryIn, reviews } from '../queries'

/** All reviews: the last written or edited first. */
export function Component() {
  const { t } = useTranslation('admin.reviews')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const lang = useContentLang()
  const { data } = useSuspenseQuery(reviews(search, lang))
  const title = ofSite('title.reviews')
  return (
    <DeskPage title={title}>
      <div className="space-y-4">
        <SectionTabs now="reviews" />
        <DeskList
          name="admin.reviews"
          label={title}
          searched={t('searched')}
          columns={useColumns()}
          page={data}
          sort={queryIn(search).sort}
          nameOf={(row) => row.title}
          linkTo={({ id }) => paths.review(id)}
          load={loadReviews(search, lang)}
          tabs={
            <StatusTabs
              label={t('column.status')}
              tabs={reviewStatuses.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
            />
          }
          filters={
            <FilterSelect
              name="stars"
              label={t('column.rating')}
              any={t('anyRating')}
              options={starsDown.map((stars) => ({ value: String(stars), label: t('stars', { count: stars }) }))}
            />
          }
        />
      </div>
    </DeskPage>
  )
}
