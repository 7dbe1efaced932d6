import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { articleData } from '#src/kits/board/article-data'
import { PostPage } from '#src/kits/board/post-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { post as postQuery } from '../queries'

/** A story or a notice; a question redirects to its list. */
export function Component() {
  const { t } = useTranslation('seoulitepass.board')
  const { t: frame } = useTranslation(site)
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(useVisitor(), id))
  if (post.board === 'faq') return <Navigate to={paths.faq} replace />
  const list = post.board === 'notice' ? paths.notices : paths.posts
  return (
    <PostPage
      site={site}
      post={post}
      crumbs={[
        { name: frame('name'), path: paths.home },
        { name: post.board_label, path: list },
        { name: post.title, path: paths.post(id) },
      ]}
      data={articleData(post)}
      linkTo={paths.post}
    >
      <p className="mt-8">
        <ButtonLink to={list} variant="secondary">
          {t(post.board === 'notice' ? 'notice.back' : 'things.back')}
        </ButtonLink>
      </p>
    </PostPage>
  )
}
