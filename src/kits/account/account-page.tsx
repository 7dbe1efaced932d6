import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'
import { Card } from '#src/ui/card'

interface AccountPageProps {
  title: string
  lead?: ReactNode
  /** Below the card: links to related pages. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one centered form. */
export function AccountPage({ title, lead, aside, children }: AccountPageProps) {
  return (
    <Page>
      <main
        id="content"
        className="mx-auto max-w-[calc(34rem+2*var(--gutter))] px-(--gutter) pt-8 pb-(--section) md:pt-14"
      >
        <header className="mb-7 md:text-center">
          <h1 className="text-3xl font-bold">{title}</h1>
          {lead && <p className="mt-3 text-muted">{lead}</p>}
        </header>
        <Card pad="lg">{children}</Card>
        {aside && <div className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-center">{aside}</div>}
      </main>
    </Page>
  )
}
