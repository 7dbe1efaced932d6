import { useTranslation } from 'react-i18next'
import type { SurveyTour } from '#contract/survey/tour'
import { useContentLang } from '#src/session/visitor'
import { Card, CardTitle } from '#src/ui/card'
import { paths, site } from '../site'
import { Seats } from './seats'
import { TourBadge } from './tour-badge'
import { useSpan } from './use-span'

/** The next tours, each with its days in order. */
export function NextTours({ tours, now }: { tours: readonly SurveyTour[]; now: string }) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const span = useSpan()
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {tours.slice(0, 3).map((tour) => (
        <Card key={tour.id} as="li" lifts pad="lg">
          <TourBadge tour={tour} now={now} />
          <div className="face mt-3">
            <CardTitle to={paths.area(tour.area)}>
              <span className="text-xl">{t(`area.${tour.area}`)}</span>
            </CardTitle>
          </div>
          <p className="mt-1 font-medium figures">{span(tour)}</p>
          <p className="text-sm text-muted figures">
            <Seats tour={tour} now={now} />
          </p>
          <ol className="mt-4 stack-1 border-s-2 border-line ps-4">
            {tour.program.map(({ title }) => (
              <li key={title.en} className="text-muted">
                {title[lang]}
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </ul>
  )
}
