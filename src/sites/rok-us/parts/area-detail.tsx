import { useTranslation } from 'react-i18next'
import { daysBetween } from '#contract/days'
import type { SurveyTour, TourArea } from '#contract/survey/tour'
import { useContentLang } from '#src/session/visitor'
import { Disclosure } from '#src/ui/disclosure'
import { Facts } from '#src/ui/facts'
import { site } from '../site'
import { Seats } from './seats'
import { TourBadge } from './tour-badge'
import { tourState } from './tours'
import { useSpan } from './use-span'

interface AreaDetailProps {
  area: TourArea
  nth: number
  tour: SurveyTour | null
  now: string
}

/** An area with its tour: dates, seats, meeting point, lodging, and the itinerary. */
export function AreaDetail({ area, nth, tour, now }: AreaDetailProps) {
  const { t } = useTranslation('rok-us.tour')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const span = useSpan()
  return (
    <li id={area} className="scroll-mt-24 rounded-md border border-line bg-surface p-5 target:border-accent md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand figures"
        >
          {nth}
        </span>
        <h3 className="face text-xl font-bold">{ofSite(`area.${area}`)}</h3>
        <TourBadge tour={tour} now={now} />
      </div>
      {tour ? (
        <>
          <p className="mt-3 font-semibold figures">{span(tour)}</p>
          <p className="text-muted figures">
            {t('length', { count: daysBetween(tour.starts, tour.ends) + 1 })} · <Seats tour={tour} now={now} />
          </p>
          {tourState(tour, now) === 'planned' && <p className="mt-2 text-sm text-muted">{t('plannedText')}</p>}
          <div className="mt-2">
            <Facts
              facts={[
                { label: t('meeting'), value: tour.meeting_point[lang] },
                { label: t('lodging'), value: tour.lodging[lang] },
              ]}
            />
          </div>
          <Disclosure title={t('days')}>
            <ol className="stack-3">
              {tour.program.map(({ title, text }, at) => (
                <li key={title.en} className="grid gap-x-4 sm:grid-cols-[5rem_1fr]">
                  <span className="text-sm text-muted figures sm:pt-0.5">{t('day', { day: at + 1 })}</span>
                  <span>
                    <span className="block font-semibold">{title[lang]}</span>
                    <span className="block text-muted">{text[lang]}</span>
                  </span>
                </li>
              ))}
            </ol>
          </Disclosure>
        </>
      ) : (
        <p className="mt-3 text-muted">{t('noneText')}</p>
      )}
    </li>
  )
}
