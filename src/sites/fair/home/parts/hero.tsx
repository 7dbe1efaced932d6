import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import type { FairBooth, FairEdition } from '#contract/fair/edition'
import { useSpan } from '#src/kits/exhibition/use-span'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { MoreLink } from '#src/ui/more-link'
import { Container } from '#src/ui/page'
import { BoothFinder } from '../../parts/booth-finder'
import { CountdownBadge } from '../../parts/countdown-badge'
import { Contours, Pulse } from '../../parts/motif'
import { usePaths } from '../../site'

interface HeroProps {
  fair: FairEdition | null
  booths: readonly FairBooth[]
}

/** The greeting: what, when and where, the countdown by the server's day, and the companies by booth. */
export function Hero({ fair, booths }: HeroProps) {
  const { t } = useTranslation('fair.home')
  const paths = usePaths()
  const span = useSpan()
  const lang = useContentLang()
  return (
    <div className="relative isolate overflow-hidden border-b border-line">
      <Container className="relative grid items-start gap-x-12 gap-y-10 pt-8 pb-(--section) lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pt-14">
        <div>
          {fair && <CountdownBadge fair={fair} />}
          <h1 className="mt-5 text-4xl font-bold text-balance">{t('hero.title')}</h1>
          <Pulse className="mt-4" />
          <p className="mt-4 max-w-reading text-lg text-muted">{t('hero.lead')}</p>
          {fair && (
            <ul className="mt-6 stack-3 font-semibold">
              <li className="flex items-center gap-2">
                <CalendarDays className="size-5 shrink-0 text-brand" aria-hidden="true" />
                {span(fair.figures)}
              </li>
              <li className="flex items-center gap-2">
                <MapPin className="size-5 shrink-0 text-brand" aria-hidden="true" />
                {fair.figures.venue.name[lang]}
              </li>
            </ul>
          )}
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={fair?.is_open ? paths.register : paths.ppipsa} size="lg">
              {t(fair?.is_open ? 'hero.register' : 'hero.signIn')}
            </ButtonLink>
            <ButtonLink to={paths.program} size="lg" variant="secondary">
              {t('hero.program')}
            </ButtonLink>
          </p>
        </div>
        {fair && (
          <section aria-labelledby="who" className="min-w-0 rounded-lg border border-line bg-surface p-5 shadow-md">
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="who" className="text-xl font-bold">
                {t('who.title')}
              </h2>
              <MoreLink to={paths.venue}>{t('who.more')}</MoreLink>
            </div>
            <BoothFinder fair={fair} booths={booths} path={paths.home} />
          </section>
        )}
      </Container>
      {/* Last in the markup: it is anchored to the bottom and would move if the page were painted before it is complete. */}
      <Contours className="-z-10 opacity-60" />
    </div>
  )
}
