import type { ReactNode } from 'react'
import { Page } from '#src/kits/page/page'

/** A page of the signed-in user's account. */
export function MyPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <main
        id="content"
        className="mx-auto max-w-[calc(48rem+2*var(--gutter))] px-(--gutter) pt-8 pb-(--section) md:pt-12"
      >
        <header className="mb-7">
          <h1 className="text-3xl font-bold">{title}</h1>
          {lead && <p className="mt-2 text-muted">{lead}</p>}
        </header>
        <div className="space-y-6">{children}</div>
      </main>
    </Page>
  )
}
