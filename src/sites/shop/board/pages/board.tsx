import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BoardSearch } from '#src/kits/board/board-search'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostList } from '#src/kits/board/post-list'
import { Questions } from '#src/kits/board/questions'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { paths, site } from '../../site'
import { AskCard } from '../parts/ask-card'
import { BoardTabs } from '../parts/board-tabs'
import { HelpPart } from '../parts/help-part'
import { overviewLength } from '../parts/lengths'

/** Help at a glance: search, frequent questions, news, and a link to ask. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const visitor = useVisitor()
  const { data: notices } = useSuspenseQuery(firstPosts(site, visitor, 'notice', overviewLength))
  const { data: questions } = useSuspenseQuery(firstPosts(site, visitor, 'faq', overviewLength))
  return (
    <Page title={t('help.title')} description={t('help.lead')}>
      <main id="content">
        <Content title={t('help.title')} lead={t('help.lead')}>
          <BoardTabs at="" />
          <BoardSearch action={paths.board('faq')} board={questions.label} value="" className="mt-8 max-w-form" />
          <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
            <HelpPart title={t('help.questions')} to={paths.board('faq')}>
              <Questions posts={questions.items} />
            </HelpPart>
            <HelpPart title={t('help.notices')} to={paths.board('notice')}>
              <PostList posts={notices.items} linkTo={paths.post} as="h3" short />
            </HelpPart>
          </div>
          <AskCard />
        </Content>
      </main>
    </Page>
  )
}
