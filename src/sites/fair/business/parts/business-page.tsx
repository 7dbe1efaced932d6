import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'
import { TestBanner } from '../../account/parts/test-banner'

interface BusinessPageProps {
  title: string
  lead?: string
  /** The link back, above the title. */
  back?: ReactNode
  children: ReactNode
}

/** A page for the companies of the fair. */
export const BusinessPage = ({ title, lead, back, children }: BusinessPageProps) => (
  <Page title={title}>
    <main
      id="content"
      className="mx-auto max-w-[calc(75rem+2*var(--gutter))] px-(--gutter) pt-6 pb-(--section) md:pt-10"
    >
      <TestBanner />
      {back}
      <header className="mb-6">
        <h1 className="text-3xl font-bold wrap-anywhere">{title}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </header>
      {children}
    </main>
  </Page>
)
