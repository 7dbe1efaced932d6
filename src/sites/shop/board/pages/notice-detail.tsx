import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PostView } from '#src/kits/board/post-view'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { paths } from '../../site'
import { articleData } from '../parts/article-data'
import { fileAddress, post as postQuery } from '../queries'

/** One post of any board that is opened post by post. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const visitor = useVisitor()
  const { id = '' } = useParams()
  const { data: post } = useSuspenseQuery(postQuery(visitor, id))
  const crumbs = [
    { name: t('home'), path: paths.main },
    { name: t('help.title'), path: paths.board() },
    { name: post.board_label, path: paths.board(post.board) },
    { name: post.title, path: paths.post(id) },
  ]
  return (
    <Page
      title={post.title}
      description={post.summary}
      languages={post.languages}
      jsonLd={graphOf(articleData(post), crumbData(crumbs, visitor.origin))}
    >
      <main id="content">
        <Container width="reading" className="pt-6 pb-(--section)">
          <div className="mb-6">
            <Breadcrumb
              crumbs={crumbs.slice(1).map(({ name, path }, at, all) => ({
                label: name,
                ...(at < all.length - 1 && { to: path }),
              }))}
            />
          </div>
          <PostView
            key={id}
            post={post}
            address={visitor.origin + paths.post(id)}
            fileTo={(file) => fileAddress(id, file)}
            linkTo={paths.post}
          />
          <p className="mt-8">
            <ButtonLink to={paths.board(post.board)} variant="secondary">
              {t('post.list', { board: post.board_label })}
            </ButtonLink>
          </p>
        </Container>
      </main>
    </Page>
  )
}
