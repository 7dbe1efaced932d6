import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { articleData } from '#src/kits/board/article-data'
import { PostPage } from '#src/kits/board/post-page'
import { questionData } from '#src/kits/board/question-data'
import { useVisitor } from '#src/session/visitor'
import { paths, site } from '../../site'
import { AskCard } from '../parts/ask-card'
import { post as postQuery } from '../queries'

/** One question with its answer, or one notice, at an address that can be shared. */
export function Component() {
  const { t } = useTranslation('edu-travel.faq')
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(useVisitor(), id))
  const isQuestion = post.board === 'faq'
  return (
    <PostPage
      site={site}
      post={post}
      // Notices have no list of their own; the first page shows the newest.
      crumbs={[
        { name: t('home'), path: paths.home },
        ...(isQuestion ? [{ name: post.board_label, path: paths.faq }] : []),
        { name: post.title, path: paths.faqDetail(id) },
      ]}
      place={post.category ?? post.board_label}
      data={isQuestion ? questionData([post]) : articleData(post)}
      linkTo={paths.faqDetail}
    >
      <AskCard />
    </PostPage>
  )
}
