import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PostView } from '#src/kits/board/post-view'
import { questionData } from '#src/kits/board/question-data'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Container } from '#src/ui/page'
import { paths } from '../../site'
import { AskCard } from '../parts/ask-card'
import { fileAddress, post as postQuery } from '../queries'

/** One question with its answer, or one notice: an address that can be passed on. */
export function Component() {
  const { t } = useTranslation('edu-travel.faq')
  const visitor = useVisitor()
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(visitor, id))
  const isQuestion = post.board === 'faq'
  const list = isQuestion ? { name: post.board_label, path: paths.faq } : { name: t('home'), path: paths.home }
  const crumbs = [list, { name: post.title, path: paths.faqDetail(id) }]
  const data = isQuestion ? [questionData([post])] : []
  return (
    <Page
      title={post.title}
      description={post.summary}
      languages={post.languages}
      jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...data)}
    >
      <main id="content">
        <Container width="reading" className="pt-6 pb-(--section)">
          <div className="mb-6">
            <Breadcrumb crumbs={[{ label: list.name, to: list.path }, { label: post.category ?? post.board_label }]} />
          </div>
          <PostView
            key={id}
            post={post}
            address={visitor.origin + paths.faqDetail(id)}
            fileTo={(file) => fileAddress(id, file)}
            linkTo={paths.faqDetail}
          />
          <AskCard />
        </Container>
      </main>
    </Page>
  )
}
