import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { paths, site } from '../../site'
import { listAddress } from '../parts/address'
import { PostFilterBar } from '../parts/post-filter-bar'
import { PostTable } from '../parts/post-table'
import { Removed } from '../parts/removed'
import { posts, soughtIn } from '../queries'

/** The FAQ and the notices of education travel: what is written, planned and out. */
export function Component() {
  const { t } = useTranslation('edu-admin.boards')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const sought = soughtIn(search)
  const { data } = useSuspenseQuery(posts(sought))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  if (data.items.length === 0 && pages > 0) return <Navigate to={listAddress({ ...sought, page: pages })} replace />
  const isNarrowed = Boolean(sought.state ?? sought.category) || sought.q !== ''
  return (
    <DeskPage
      title={ofSite('title.faq')}
      actions={<ButtonLink to={`${paths.boardAdd}?board=${sought.board}`}>{t('write')}</ButtonLink>}
    >
      <Removed id={search.get('removed')} />
      <PostFilterBar board={sought.board} found={data} />
      <section aria-busy={turning} className={`eased ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{t(`board.${sought.board}`)}</h2>
        {data.items.length === 0 ? (
          <EmptyState
            title={t(isNarrowed ? 'noneFound' : 'none')}
            actions={
              isNarrowed && (
                <ButtonLink to={listAddress({ board: sought.board })} variant="secondary">
                  {t('showAll')}
                </ButtonLink>
              )
            }
          />
        ) : (
          <PostTable posts={data.items} categories={data.categories} />
        )}
        <div className="mt-4">
          <Pagination page={data.page} pages={pages} linkTo={(page) => listAddress({ ...sought, page })} />
        </div>
      </section>
    </DeskPage>
  )
}
