import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'
import { Page as Content } from '#src/ui/page'

interface OwnPageProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'form'
  children: ReactNode
}

/** A page about one guest's own reservation: never for search engines, and no address of it goes along to others. */
export const OwnPage = ({ title, lead, actions, width, children }: OwnPageProps) => (
  <Page title={title}>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <main id="content">
      <Content title={title} lead={lead} actions={actions} width={width}>
        {children}
      </Content>
    </main>
  </Page>
)
