import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useContentTag } from '#src/session/visitor'

/** A titled part of a product's text. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-xl font-bold">{title}</h2>
    {children}
  </section>
)

const signs = {
  yes: <Check className="mt-1 size-4.5 shrink-0 text-success" />,
  no: <X className="mt-1 size-4.5 shrink-0 text-muted" />,
  point: <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" />,
}

/** Short points, each with an icon. */
export const Points = ({ items, sign = 'point' }: { items: readonly string[]; sign?: keyof typeof signs }) => (
  <ul lang={useContentTag()} className="space-y-2">
    {items.map((item) => (
      <li key={item} className="flex max-w-reading gap-3">
        {signs[sign]}
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
