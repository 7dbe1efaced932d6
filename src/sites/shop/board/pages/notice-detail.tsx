import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { articleData } from '#src/kits/board/article-data'
import { PostPage } from '#src/kits/board/post-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { post as postQuery } from '../queries'

/** One post of any board whose posts have pages of their own. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(useVisitor(), id))
  return (
    <PostPage
      site={site}
      post={post}
      crumbs={[
        { name: t('home'), path: paths.main },
        { name: t('help.title'), path: paths.board() },
        { name: post.board_label, path: paths.board(post.board) },
        { name: post.title, path: paths.post(id) },
      ]}
      data={articleData(post)}
      linkTo={paths.post}
    >
      <p className="mt-8">
        <ButtonLink to={paths.board(post.board)} variant="secondary">
          {t('post.list', { board: post.board_label })}
        </ButtonLink>
      </p>
    </PostPage>
  )
}
