import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const card = cva('rounded-md bg-surface text-ink', {
  variants: {
    look: {
      outlined: 'border border-line',
      raised: 'shadow-md',
      plain: 'bg-transparent',
    },
    pad: { none: '', md: 'p-5', lg: 'p-6 md:p-8' },
    /** Lifts under the pointer: only for cards that are a single link. */
    lifts: {
      true: 'group relative eased hover:shadow-lg motion-safe:hover:[translate:0_-0.125rem]',
    },
  },
  defaultVariants: { look: 'outlined', pad: 'md' },
})

type CardProps = VariantProps<typeof card> & {
  as?: 'div' | 'article' | 'li' | 'section'
  className?: string
  children: ReactNode
}

export const Card = ({ as: Tag = 'div', look, pad, lifts, className, children }: CardProps) => (
  <Tag className={card({ look, pad, lifts, className })}>{children}</Tag>
)

/** The picture of a card, in a fixed shape so that nothing moves when it loads; it zooms in a little under the pointer. */
export function CardMedia({
  ratio = '4/3',
  badge,
  children,
}: {
  ratio?: string
  badge?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="relative overflow-hidden rounded-md bg-sunken" style={{ aspectRatio: ratio }}>
      <div className="size-full eased *:size-full motion-safe:group-hover:scale-[1.03] [&_img]:size-full">
        {children}
      </div>
      {badge && <div className="absolute start-3 top-3 flex flex-wrap gap-1.5">{badge}</div>}
    </div>
  )
}

export const CardBody = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-1 pt-3 *:max-w-full">{children}</div>
)

/** The whole card is the link's target, but only its title is read aloud as the link. */
export function CardTitle({
  to,
  as: Tag = 'h3',
  lang,
  children,
}: {
  to: string
  as?: 'h2' | 'h3' | 'h4'
  /** Set where the title is in another language than the page. */
  lang?: string
  children: ReactNode
}) {
  return (
    <Tag lang={lang} className="text-base font-semibold">
      <Link
        to={to}
        className="outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
      >
        {children}
      </Link>
    </Tag>
  )
}
