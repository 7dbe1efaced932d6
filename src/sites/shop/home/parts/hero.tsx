import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Region } from '#contract/catalog'
import type { Picture as PictureData } from '#contract/media'
import { Button } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'
import { SearchInput } from '../../suggest/parts/search-input'
import { useSearch } from '../../suggest/parts/use-search'

const shownRegions: Region[] = ['seoul', 'busan', 'jeju', 'jeolla']

/** The first page's greeting: one picture, one question. */
export function Hero({ picture }: { picture: PictureData }) {
  const { t } = useTranslation('shop')
  const search = useSearch(paths.search())
  return (
    <section className="relative isolate overflow-hidden bg-brand">
      <div className="absolute inset-0 -z-10">
        <Picture picture={picture} sizes="100vw" priority className="size-full" />
        <div className="absolute inset-0 scrim-soft" />
      </div>
      {/* Its lines end at the bottom: shown before the last has arrived, they would move up. */}
      <Container className="flex min-h-[26rem] flex-col justify-end pt-20 pb-10 not-has-[ul]:invisible md:min-h-[31rem] md:pb-16">
        <h1 className="max-w-[46rem] text-4xl font-bold text-white lg:text-5xl">{t('main.hero.title')}</h1>
        <p className="mt-3 max-w-[46rem] text-lg text-white">{t('main.hero.lead')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search> */}
        <form
          role="search"
          action={paths.search()}
          onSubmit={search}
          className="mt-7 flex w-full max-w-[46rem] items-center gap-2 rounded-lg bg-surface p-2 shadow-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white"
        >
          <Search className="ms-3 size-6 shrink-0 text-muted max-sm:hidden" />
          <SearchInput className="min-h-12 min-w-0 flex-1 bg-transparent px-3 text-base text-ink outline-none placeholder:text-muted" />
          <Button type="submit" variant="accent" className="px-5 sm:px-8">
            {t('header.search')}
          </Button>
        </form>
        <ul aria-label={t('main.hero.regions')} className="mt-5 flex flex-wrap gap-2">
          {shownRegions.map((region) => (
            <li key={region}>
              <Link
                to={paths.search('all', region)}
                className="inline-flex min-h-9 items-center rounded-full border border-white/60 bg-ink/30 px-4 text-sm font-medium text-white [--ring:white] hover:bg-ink/60"
              >
                {t(`region.${region}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
