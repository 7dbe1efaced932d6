import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BoardResults } from '#src/kits/board/board-results'
import { BoardSearch } from '#src/kits/board/board-search'
import { CategoryChips } from '#src/kits/board/category-chips'
import { boardAddress, postFiltersIn } from '#src/kits/board/post-filters'
import { questionData } from '#src/kits/board/question-data'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { paths } from '../../site'
import { AskCard } from '../parts/ask-card'
import { questions } from '../queries'

/** The questions that are asked most, by category; each unfolds its answer and has a page of its own. */
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
          <div className="mb-6 space-y-4">
            <BoardSearch action={paths.faq} board={found.label} value={sought.q} className="max-w-form" />
            <CategoryChips
              categories={found.categories}
              chosen={sought.category}
              linkTo={(category) => boardAddress(paths.faq, { q: sought.q, category })}
            />
          </div>
          <BoardResults
            found={found}
            q={sought.q}
            linkTo={paths.faqDetail}
            questionTo={paths.faqDetail}
            all={paths.faq}
            pageTo={(page) => boardAddress(paths.faq, { ...sought, page })}
          />
          <AskCard />
        </Content>
      </main>
    </Page>
  )
}
