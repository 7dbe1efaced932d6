import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import type { BoardDesk } from './boards'
import { listAddress } from './list-address'
import { PostFilterBar } from './post-filter-bar'
import { PostTable } from './post-table'
import { posts, soughtIn } from './queries'
import { Removed } from './removed'
import { useBoardLabel } from './use-board-label'

/** The boards of a site: drafts, planned and published posts; `above` links to those of other sites. */
export function PostList({ desk, above }: { desk: BoardDesk; above?: ReactNode }) {
  const { boards } = desk
  const { t } = useTranslation('board-desk')
  const labelOf = useBoardLabel(boards)
  const [search] = useSearchParams()
  const sought = soughtIn(boards, search)
  const { data } = useSuspenseQuery(posts(boards.site, sought))
  const turning = useNavigation().state === 'loading'
  const pages = Math.ceil(data.total / data.per_page)
  if (data.items.length === 0 && pages > 0)
    return <Navigate to={listAddress(desk, { ...sought, page: pages })} replace />
  // The board has no districts.
  if (sought.district && data.districts.length === 0)
    return <Navigate to={listAddress(desk, { ...sought, district: undefined })} replace />
  const isNarrowed = Boolean(sought.state ?? sought.category ?? sought.district) || sought.q !== ''
  return (
    <DeskPage
      title={desk.title}
      actions={<ButtonLink to={`${desk.add}?board=${sought.board}`}>{t('write')}</ButtonLink>}
    >
      {above}
      <Removed id={search.get('removed')} desk={desk} />
      <PostFilterBar desk={desk} board={sought.board} found={data} />
      <section aria-busy={turning} className={`eased ${turning ? 'opacity-60' : ''}`}>
        <h2 className="sr-only">{labelOf(sought.board)}</h2>
        {data.items.length === 0 ? (
          <EmptyState
            title={t(isNarrowed ? 'noneFound' : 'none')}
            actions={
              isNarrowed && (
                <ButtonLink to={listAddress(desk, { board: sought.board })} variant="secondary">
                  {t('showAll')}
                </ButtonLink>
              )
            }
          />
        ) : (
          <PostTable posts={data.items} found={data} edit={desk.edit} />
        )}
        <div className="mt-4">
          <Pagination page={data.page} pages={pages} linkTo={(page) => listAddress(desk, { ...sought, page })} />
        </div>
      </section>
    </DeskPage>
  )
}
