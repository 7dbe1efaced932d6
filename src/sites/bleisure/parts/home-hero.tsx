import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Picture as PictureData } from '#contract/media'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { Picture } from '#src/ui/picture'
import { noFilters, programsAddress } from '../filters'
import { paths, site } from '../site'

/** The first page's greeting: words on paper, with the desk that they describe beside them. */
export function HomeHero({ picture }: { picture: PictureData }) {
  const { t } = useTranslation(site)
  return (
    <Container className="grid items-start gap-x-16 gap-y-9 pt-8 pb-(--section) lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:pt-14">
      {/* First in the document, and words at the top: what is painted early would move while the rest arrives. */}
      <div className="aspect-4/3 overflow-hidden rounded-lg bg-sunken max-lg:-mx-(--gutter) max-lg:rounded-none max-sm:-mt-8 lg:col-start-2 lg:row-start-1">
        <Picture picture={picture} sizes="(min-width: 1024px) 600px, 100vw" priority className="size-full" />
      </div>
      <div>
        <p className="font-medium text-brand">{t('home.hero.above')}</p>
        <h1 className="mt-4 text-4xl font-bold lg:text-5xl">{t('home.hero.title')}</h1>
        <p className="mt-5 max-w-reading text-lg text-muted">{t('home.hero.lead')}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={paths.tourProgram} variant="accent" size="lg">
            {t('home.hero.all')}
          </ButtonLink>
          <Link
            to={programsAddress({ ...noFilters, kind: 'after_hours' })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {t('home.hero.evening')}
            <ArrowRight className="size-4.5 rtl:mirrored" />
          </Link>
        </p>
      </div>
    </Container>
  )
}
