import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'

interface DeskPageProps {
  title: string
  /** Beside the title, such as a status. */
  mark?: ReactNode
  /** Above the title: the link back. */
  back?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of a desk: full width, and never indexed by search engines. */
export const DeskPage = ({ title, mark, back, actions, children }: DeskPageProps) => (
  <Page title={title}>
    <meta name="robots" content="noindex" />
    <main id="content" className="px-4 pt-4 pb-12 md:px-6">
      {back}
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-bold wrap-anywhere">{title}</h1>
          {mark}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  </Page>
)
