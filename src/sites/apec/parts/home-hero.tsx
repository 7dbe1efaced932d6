import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { paths, site } from '../site'
import { Wave } from './wave'

/** The first page's greeting, over the wave. */
export function HomeHero() {
  const { t } = useTranslation(site)
  return (
    <section className="relative isolate overflow-hidden bg-brand text-on-brand">
      <Container className="pt-16 pb-44 md:pt-24 md:pb-56">
        <h1 className="max-w-[46rem] text-4xl font-bold lg:text-5xl">{t('home.title')}</h1>
        <p className="mt-4 max-w-[40rem] text-lg">{t('home.lead')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.list} variant="accent" size="lg">
            {t('home.list')}
          </ButtonLink>
          <ButtonLink to={paths.about} variant="secondary" size="lg">
            {t('home.about')}
          </ButtonLink>
        </p>
      </Container>
      {/* Last in the markup: it is anchored to the bottom and would move if the page were painted before it is complete. */}
      <Wave className="absolute inset-x-0 bottom-0 -z-10 h-2/5 w-full" />
    </section>
  )
}
