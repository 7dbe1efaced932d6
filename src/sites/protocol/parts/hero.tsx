import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/media'
import { Container } from '#src/ui/page'
import { Picture } from '#src/ui/picture'

interface HeroProps {
  above?: ReactNode
  title: string
  lead: string
  picture?: PictureData
  actions?: ReactNode
}

/**
 * The hero of a page: words on a dark ground with a picture beside them. Both begin at the top: words in the middle would move while
 * the rest of the document arrives.
 */
export const Hero = ({ above, title, lead, picture, actions }: HeroProps) => (
  <section data-site="protocol-dark" className="bg-paper text-ink">
    <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        {above && <p className="mb-3 text-sm text-brand">{above}</p>}
        <h1 className="text-3xl font-semibold tracking-tight text-balance lg:text-4xl">{title}</h1>
        <span aria-hidden="true" className="mt-5 block h-0.5 w-14 bg-accent" />
        <p className="mt-5 max-w-reading text-lg text-muted">{lead}</p>
        {actions && <p className="mt-8 flex flex-wrap gap-3">{actions}</p>}
      </div>
      {picture && (
        <div className="aspect-video overflow-hidden rounded-md bg-sunken lg:aspect-4/3">
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 1024px) 560px, 100vw"
            priority
            className="size-full"
          />
        </div>
      )}
    </Container>
  </section>
)
