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
import { paths } from '../../site'
import { AskCard } from '../parts/ask-card'
import { questions } from '../queries'

/** Frequently asked questions by category; each unfolds its answer and has a page of its own. */
export function Component() {
  const { t } = useTranslation('edu-travel.faq')
  const visitor = useVisitor()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(questions(visitor, sought))
  const crumbs = [
    { name: t('home'), path: paths.home },
    { name: found.label, path: paths.faq },
  ]
  const data = found.items.length > 0 ? [questionData(found.items)] : []
  return (
    <Page description={t('lead')} jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...data)}>
      <main id="content">
        <Content title={t('title')} lead={t('lead')}>
          <QuestionFinder found={found} sought={sought} path={paths.faq} questionTo={paths.faqDetail} />
          <AskCard />
        </Content>
      </main>
    </Page>
  )
}
