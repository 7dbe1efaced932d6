import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { paths, site, welcomeInEnglish } from '../site'
import { Wave } from './wave'

/** The greeting of delegations: in English first, then in the reader's language if that is another one. */
export function WelcomeHero() {
  const { t } = useTranslation(site)
  const own = t('welcome.title')
  return (
    <section className="relative isolate overflow-hidden bg-brand text-on-brand">
      <Container className="pt-16 pb-40 md:pt-24 md:pb-52">
        <h1 lang="en" dir="ltr" className="max-w-[46rem] text-4xl font-bold lg:text-5xl">
          {welcomeInEnglish}
        </h1>
        {welcomeInEnglish !== own && <p className="mt-3 max-w-[46rem] text-2xl font-semibold">{own}</p>}
        <p className="mt-4 max-w-[40rem] text-lg">{t('welcome.lead')}</p>
        <p className="mt-8">
          <ButtonLink to={paths.list} variant="accent" size="lg">
            {t('home.list')}
          </ButtonLink>
        </p>
      </Container>
      {/* Last in the markup: it is anchored to the bottom and would move if the page were painted before it is complete. */}
      <Wave className="absolute inset-x-0 bottom-0 -z-10 h-2/5 w-full" />
    </section>
  )
}
