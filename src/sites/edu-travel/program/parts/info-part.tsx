import { type ReactNode, useId } from 'react'

interface InfoPartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A titled part of an information page. */
export function InfoPart({ title, lead, children }: InfoPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-reading text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
