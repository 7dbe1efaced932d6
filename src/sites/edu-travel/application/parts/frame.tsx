import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'
import { Page as Content } from '#src/ui/page'

interface FrameProps {
  title: string
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'reading'
  children: ReactNode
}

/** A page of one's own applications: never for search engines. */
export const Frame = ({ title, children, ...content }: FrameProps) => (
  <Page title={title}>
    <meta name="robots" content="noindex" />
    <main id="content">
      <Content title={title} {...content}>
        {children}
      </Content>
    </main>
  </Page>
)
