import type { ReactNode } from 'react'
import type { Picture as PictureRow } from '#contract/media'
import { Card } from '#src/ui/card'
import { Picture } from '#src/ui/picture'

interface PanelProps {
  title: string
  picture?: PictureRow
  children: ReactNode
}

/** A titled part of a page, with an optional picture across its top. */
export const Panel = ({ title, picture, children }: PanelProps) => (
  <Card as="section" pad="none" className="overflow-hidden">
    {picture && (
      <div className="aspect-3/1 overflow-hidden">
        <Picture picture={picture} sizes="(min-width: 64rem) 46rem, 100vw" className="size-full" />
      </div>
    )}
    <div className="p-6 md:p-8">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      {children}
    </div>
  </Card>
)
