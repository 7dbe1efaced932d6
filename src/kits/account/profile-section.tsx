import { type ReactNode, useId } from 'react'
import { Card } from '#src/ui/card'

/** One section of the profile, with its own button. */
export function ProfileSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card pad="lg">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </section>
  )
}
