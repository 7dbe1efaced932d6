import type { Picture as PictureRow } from '#contract/media'
import { Card, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'

interface TourHeadProps {
  picture: PictureRow
  name: string
  to: string
  /** Below the name: the date, or what a press does. */
  note: string
  as?: 'h2' | 'h3'
}

/** The tour that a page of reviews is about, with a link to it. */
export const TourHead = ({ picture, name, to, note, as = 'h2' }: TourHeadProps) => (
  <Card lifts pad="none" className="flex items-center gap-4 overflow-hidden">
    {/* Without a fixed aspect ratio: stretched beside a long name, it would make the card wider than the screen. If both do not
        fit, the name stays. */}
    <div className="hidden min-h-21 w-28 shrink-0 self-stretch min-[22.5rem]:block sm:min-h-27 sm:w-36">
      <Picture picture={{ ...picture, alt: '' }} sizes="9rem" className="size-full" />
    </div>
    <div className="min-w-0 py-3 pe-4 break-words max-[22.5rem]:ps-4">
      <CardTitle to={to} as={as}>
        {name}
      </CardTitle>
      <p className="text-sm text-muted">{note}</p>
    </div>
  </Card>
)
