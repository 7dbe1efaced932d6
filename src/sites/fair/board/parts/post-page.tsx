import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { articleData } from '#src/kits/board/article-data'
import { PostPage as BoardPostPage } from '#src/kits/board/post-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { site, usePaths } from '../../site'
import { post as postQuery } from '../queries'
import { type NewsKind, newsAddress, newsKinds } from './news-address'
import { usePostPath } from './use-post-path'

/** One post of a board; a post of another board redirects to its own address, a question to the list. */
export function PostPage({ kind }: { kind: NewsKind }) {
  const { t } = useTranslation('fair.board')
  const paths = usePaths()
  const postPath = usePostPath()
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(useVisitor(), id))
  if (post.board !== kind) {
    const own = newsKinds.find((each) => each === post.board)
    return <Navigate to={own ? postPath(own, id) : paths.faq} replace />
  }
  const list = { name: post.board_label, path: newsAddress(paths.board, kind) }
  const linkTo = (other: string) => postPath(kind, other)
  return (
    <BoardPostPage
      site={site}
      post={post}
      crumbs={[
        { name: t('home'), path: paths.home },
        { name: t('title'), path: paths.board },
        list,
        { name: post.title, path: linkTo(id) },
      ]}
      data={articleData(post)}
      linkTo={linkTo}
    >
      <p className="mt-8">
        <ButtonLink to={list.path} variant="secondary">
          {t('back', { board: list.name })}
        </ButtonLink>
      </p>
    </BoardPostPage>
  )
}
