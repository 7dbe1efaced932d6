import Clock from 'lucide-react/icons/clock'
import Laptop from 'lucide-react/icons/laptop'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import type { ProgramCard as Program } from '#contract/programs'
import { PriceFrom } from '#src/kits/page/price-from'
import { CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { site } from '../site'

interface ProgramCardProps {
  program: Program
  /** Among the first on the page: its picture is fetched immediately. */
  priority?: boolean
  as?: 'h2' | 'h3'
}

const sizes = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'

/** A program as an entry of a magazine: length, city and workplace. It links to the shop. */
export function ProgramCard({ program, priority, as }: ProgramCardProps) {
  const { t } = useTranslation(site)
  const Icon = program.kind === 'after_hours' ? Clock : Laptop
  const { id, name, summary, picture, days, city, kind, work, price, currency } = program
  return (
    <article className="group relative flex h-full flex-col border-b border-line pb-6">
      <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          className="size-full eased motion-safe:group-hover:scale-[1.03]"
        />
        <p className="absolute start-3 top-3 rounded-sm bg-paper px-2.5 py-1 text-sm font-semibold">
          {t('days', { count: days })}
        </p>
      </div>
      <p className="mt-4 text-sm font-medium text-brand">
        {t(`city.${city}`)} · {t(`kind.${kind}.short`)}
      </p>
      <div className="mt-1 [&_:is(h2,h3)]:text-xl">
        <CardTitle to={shopPaths.detail(id)} as={as}>
          {name}
        </CardTitle>
      </div>
      <p className="mt-2 text-muted">{summary}</p>
      <p className="mt-3 flex gap-2.5 text-sm">
        <Icon className="mt-0.5 size-4.5 shrink-0 text-brand" />
        {work}
      </p>
      <p className="mt-auto pt-4">
        <PriceFrom price={{ amount: price, currency }} />
      </p>
    </article>
  )
}

/** The grids of programs: a whole page, or three in a row that never wrap to two and one. */
export const grids = {
  page: 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
  row: 'grid gap-x-8 gap-y-10 md:grid-cols-3',
}

interface ProgramGridProps {
  programs: readonly Program[]
  as?: 'h2' | 'h3'
  look: keyof typeof grids
}

export const ProgramGrid = ({ programs, as, look }: ProgramGridProps) => (
  <ul className={grids[look]}>
    {programs.map((program, index) => (
      <li key={program.id}>
        <ProgramCard program={program} as={as} priority={as === 'h2' && index === 0} />
      </li>
    ))}
  </ul>
)
