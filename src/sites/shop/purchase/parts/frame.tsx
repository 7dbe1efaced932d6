import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'
import { Page as Content } from '#src/ui/page'

interface FrameProps {
  title: string
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'reading' | 'form'
  children: ReactNode
}

/** A purchase page: never for search engines, because it is one person's own. */
export const Frame = ({ title, lead, breadcrumb, actions, width, children }: FrameProps) => (
  <Page title={title}>
    <meta name="robots" content="noindex" />
    <main id="content">
      <Content title={title} lead={lead} breadcrumb={breadcrumb} actions={actions} width={width}>
        {children}
      </Content>
    </main>
  </Page>
)
