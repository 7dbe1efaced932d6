import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { socialStatuses } from '#contract/social-review'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { paths, site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { shortAddress, usePostColumns } from '../parts/use-post-columns'
import { loadPosts, postQueryIn, posts } from '../queries'

/** All posts sent by members. */
export function Component() {
  const { t } = useTranslation('admin.reviews')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(posts(search))
  const title = ofSite('title.posts')
  return (
    <DeskPage title={title}>
      <div className="space-y-4">
        <SectionTabs now="posts" />
        <DeskList
          name="admin.posts"
          label={title}
          searched={t('searchedPosts')}
          columns={usePostColumns()}
          page={data}
          sort={postQueryIn(search).sort}
          nameOf={({ url }) => shortAddress(url)}
          linkTo={({ id }) => paths.post(id)}
          load={loadPosts(search)}
          tabs={
            <StatusTabs
              label={t('column.status')}
              tabs={socialStatuses.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
            />
          }
        />
      </div>
    </DeskPage>
  )
}
