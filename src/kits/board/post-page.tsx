import type { ReactNode } from 'react'
import type { Post } from '#contract/board'
import type { Site } from '#contract/sites/sites'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Container } from '#src/ui/page'
import { postFile } from './board-queries'
import { PostView } from './post-view'

interface PostPageProps {
  site: Site
  post: Post
  /** The breadcrumbs from the site's home page to the post, inclusive. */
  crumbs: readonly { name: string; path: string }[]
  /** The last breadcrumb; the post's title by default. */
  place?: string
  /** Structured data for search engines. */
  data: object
  linkTo: (id: string) => string
  /** Below the post. */
  children: ReactNode
}

/** The page of one post. */
export function PostPage({ site, post, crumbs, place, data, linkTo, children }: PostPageProps) {
  const { origin } = useVisitor()
  const { id } = post
  return (
    <Page
      title={post.title}
      description={post.summary}
      languages={post.languages}
      jsonLd={graphOf(data, crumbData(crumbs, origin))}
    >
      <main id="content">
        <Container width="reading" className="pt-6 pb-(--section)">
          <div className="mb-6">
            <Breadcrumb
              crumbs={[
                // The home page is named where nothing else is above the post.
                ...crumbs.slice(crumbs.length > 2 ? 1 : 0, -1).map(({ name, path }) => ({ label: name, to: path })),
                { label: place ?? post.title },
              ]}
            />
          </div>
          <PostView
            key={id}
            post={post}
            address={origin + linkTo(id)}
            fileTo={(file) => postFile(site, id, file)}
            linkTo={linkTo}
          />
          {children}
        </Container>
      </main>
    </Page>
  )
}
