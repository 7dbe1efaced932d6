import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { BoardResults } from '#src/kits/board/board-results'
import { BoardSearch } from '#src/kits/board/board-search'
import { firstPosts } from '#src/kits/board/first-posts'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { Questions } from '#src/kits/board/questions'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Page as Content } from '#src/ui/page'
import { site, usePaths } from '../../site'
import { BoardTabs } from '../parts/board-tabs'
import { questionsLength } from '../parts/lengths'
import { newsAddress, newsKindIn } from '../parts/news-address'
import { usePostPath } from '../parts/use-post-path'
import { posts } from '../queries'

/** Notices, press and media in tabs, by words and page; and frequently asked questions. */
export function Component() {
  const { t } = useTranslation('fair.board')
  const visitor = useVisitor()
  const paths = usePaths()
  const postPath = usePostPath()
  const [search] = useSearchParams()
  const kind = newsKindIn(search)
  const sought = postFiltersIn(search)
  const { data: found } = useSuspenseQuery(posts(visitor, kind, sought))
  const { data: questions } = useSuspenseQuery(firstPosts(site, visitor, 'faq', questionsLength))
  const pages = Math.ceil(found.total / found.per_page)
  // The address can be a bookmark of a page that no longer exists.
  if (found.items.length === 0 && pages > 0)
    return <Navigate to={newsAddress(paths.board, kind, { ...sought, page: pages })} replace />
  const crumbs = [
    { name: t('home'), path: paths.home },
    { name: t('title'), path: paths.board },
  ]
  return (
    <Page description={t('lead')} jsonLd={graphOf(crumbData(crumbs, visitor.origin))}>
      <main id="content">
        <Content title={t('title')} lead={t('lead')} actions={<MoreLink to={paths.update}>{t('updates')}</MoreLink>}>
          <BoardTabs at={kind} />
          <BoardSearch
            action={paths.board}
            board={found.label}
            value={sought.q}
            keep={kind === 'notice' ? undefined : { kind }}
            className="mt-8 mb-6 max-w-form"
          />
          <BoardResults
            found={found}
            q={sought.q}
            linkTo={(id) => postPath(kind, id)}
            all={newsAddress(paths.board, kind)}
            pageTo={(page) => newsAddress(paths.board, kind, { ...sought, page })}
          />
          {questions.items.length > 0 && (
            <section className="mt-14">
              <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 className="text-xl font-bold">{t('asked')}</h2>
                <MoreLink to={paths.faq}>{t('allQuestions')}</MoreLink>
              </header>
              <Questions posts={questions.items} />
            </section>
          )}
        </Content>
      </main>
    </Page>
  )
}
