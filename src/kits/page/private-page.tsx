import type { ReactNode } from 'react'
import { Page as Content } from '#src/ui/page'
import { Page } from './page'

interface PrivatePageProps {
  title: string
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'reading' | 'form'
  children: ReactNode
}

/** A personal page: never indexed by search engines. */
export const PrivatePage = ({ title, children, ...content }: PrivatePageProps) => (
  <Page title={title}>
    <meta name="robots" content="noindex" />
    <main id="content">
      <Content title={title} {...content}>
        {children}
      </Content>
    </main>
  </Page>
)
