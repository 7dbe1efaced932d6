import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { maxTravelers } from '#contract/guest'
import type { Tour } from '#contract/tour'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink, button } from '#src/ui/button'
import { Section } from '#src/ui/page'
import { ThreeSteps } from '../parts/three-steps'
import { TourGrid } from '../parts/tour-grid'
import { WelcomeHero } from '../parts/welcome-hero'
import { tours } from '../queries'
import { paths, site } from '../site'

const halfDay = 300
const evening = 18

/** The part of a day that a tour takes. */
function timeOf({ duration_minutes, options }: Tour): 'evening' | 'half' | 'full' {
  const begins = Math.min(...options.flatMap(({ start_times }) => start_times.map((time) => Number(time.slice(0, 2)))))
  if (begins >= evening) return 'evening'
  return duration_minutes <= halfDay ? 'half' : 'full'
}

/** The landing page of delegations, in English first: tours by the time at hand, and how to reserve. */
export function Component() {
  const { t } = useTranslation(site)
  const { data } = useSuspenseQuery(tours(useVisitor()))
  return (
    <Page description={t('welcome.lead')}>
      <main id="content">
        <WelcomeHero />
        {(['evening', 'half', 'full'] as const).map((time, at) => (
          <Section key={time} ground={at === 1} title={t(`welcome.time.${time}`)}>
            <TourGrid tours={data.filter((tour) => timeOf(tour) === time)} />
          </Section>
        ))}
        <Section ground title={t('home.steps')}>
          <ThreeSteps />
          <div className="mt-12 grid gap-8 md:grid-cols-2">
            <div>
              <h3 className="text-lg font-semibold">{t('welcome.ask')}</h3>
              <p className="mt-1 mb-4 text-muted">{t('welcome.askText', { count: maxTravelers })}</p>
              <a href="mailto:support@naru.example" className={button({ variant: 'secondary' })}>
                {t('welcome.write')}
              </a>
            </div>
            <div>
              <h3 className="text-lg font-semibold">{t('welcome.change')}</h3>
              <p className="mt-1 mb-4 text-muted">{t('welcome.changeText')}</p>
              <ButtonLink to={paths.myReservation} variant="secondary">
                {t('welcome.find')}
              </ButtonLink>
            </div>
          </div>
        </Section>
      </main>
    </Page>
  )
}
