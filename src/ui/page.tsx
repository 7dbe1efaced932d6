import { cva } from 'class-variance-authority'
import { type ReactNode, Suspense } from 'react'

const container = cva('mx-auto w-full px-(--gutter)', {
  variants: {
    width: {
      content: 'max-w-content',
      reading: 'max-w-[calc(68ch+2*var(--gutter))]',
      form: 'max-w-[calc(34rem+2*var(--gutter))]',
    },
  },
  defaultVariants: { width: 'content' },
})

type Width = 'content' | 'reading' | 'form'

/** As wide as its content reads well, with a gutter at the sides. */
export const Container = ({
  width,
  className,
  children,
}: {
  width?: Width
  className?: string
  children: ReactNode
}) => <div className={container({ width, className })}>{children}</div>

type PageProps = {
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  breadcrumb?: ReactNode
  actions?: ReactNode
  width?: Width
  children: ReactNode
}

/** A page with its single h1; the spacing below is the same on every site. */
export function Page({ title, lead, breadcrumb, actions, width, children }: PageProps) {
  return (
    <Container width={width} className="pt-6 pb-(--section)">
      {breadcrumb && <div className="mb-5">{breadcrumb}</div>}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-reading min-w-0">
          <h1 className="text-3xl font-bold wrap-anywhere">{title}</h1>
          {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </Container>
  )
}

type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  /** At the end of the title's line, such as a link to all. */
  more?: ReactNode
  /** Sets it apart from its neighbors by a quiet background over the full width. */
  ground?: boolean
  /** Below the first screen: it costs no layout until it is near. */
  far?: boolean
  width?: Width
  children: ReactNode
}

/** A full-width section of a page; React hydrates each separately. */
export function Section({ title, lead, more, ground, far, width, children }: SectionProps) {
  return (
    <section className={`py-(--section) ${ground ? 'bg-sunken' : ''} ${far ? 'far' : ''}`}>
      <Container width={width}>
        {(title || more) && (
          <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-8">
            <div className="max-w-reading">
              {title && <h2 className="text-2xl font-bold">{title}</h2>}
              {lead && <p className="mt-1.5 text-muted">{lead}</p>}
            </div>
            {more}
          </header>
        )}
        <Suspense>{children}</Suspense>
      </Container>
    </section>
  )
}
