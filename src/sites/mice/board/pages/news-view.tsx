import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { articleData } from '#src/kits/board/article-data'
import { PostPage } from '#src/kits/board/post-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { post as postQuery } from '../queries'

/** One post of the news; a post of another board redirects to its list. */
export function Component() {
  const { t } = useTranslation('mice.board')
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(useVisitor(), id))
  if (post.board !== 'news') return <Navigate to={post.board === 'faq' ? paths.faq : paths.notices} replace />
  return (
    <PostPage
      site={site}
      post={post}
      crumbs={[
        { name: t('home'), path: paths.home },
        { name: post.board_label, path: paths.news },
        { name: post.title, path: paths.newsView(id) },
      ]}
      data={articleData(post)}
      linkTo={paths.newsView}
    >
      <p className="mt-8">
        <ButtonLink to={paths.news} variant="secondary">
          {t('back')}
        </ButtonLink>
      </p>
    </PostPage>
  )
}
