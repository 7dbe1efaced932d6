import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { questionData } from '#src/kits/board/question-data'
import { QuestionFinder } from '#src/kits/board/question-finder'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { usePaths } from '../../site'
import { BoardTabs } from '../parts/board-tabs'
import { posts } from '../queries'

/** Frequently asked questions, by category and words. */
export function Component() {
  const { t } = useTranslation('fair.board')
  const visitor = useVisitor()
  const paths = usePaths()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, 'faq', sought))
  const crumbs = [
    { name: t('home'), path: paths.home },
    { name: t('title'), path: paths.board },
    { name: found.label, path: paths.faq },
  ]
  const data = found.items.length > 0 ? [questionData(found.items)] : []
  return (
    <Page description={t('faq.lead')} jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...data)}>
      <main id="content">
        <Content title={t('faq.title')} lead={t('faq.lead')}>
          <div className="mb-8">
            <BoardTabs at="faq" />
          </div>
          <QuestionFinder found={found} sought={sought} path={paths.faq} />
        </Content>
      </main>
    </Page>
  )
}
