import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import {
  lastDayOf,
  type SurveyKind,
  type SurveyTour,
  surveyKinds,
  surveyState,
  surveyWindow,
} from '#contract/survey/tour'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { surveyTones } from '../parts/survey-tones'
import { useSpan } from '../parts/use-span'
import { tours as toursQuery } from '../queries'
import { paths, site } from '../site'

/** All surveys with their response periods, latest tour first. */
export function Component() {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofSite } = useTranslation(site)
  const span = useSpan()
  const { data } = useSuspenseQuery(toursQuery())
  return (
    <Page description={t('list.lead')}>
      <main id="content">
        <Content title={t('list.title')} lead={t('list.lead')}>
          {data.tours.length === 0 ? (
            <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
          ) : (
            <ul className="ruled border-y border-line-strong">
              {data.tours.toReversed().map((tour) => (
                <li
                  key={tour.id}
                  className="grid gap-x-8 gap-y-4 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <div>
                    <h2 className="text-lg font-bold">{ofSite(`area.${tour.area}`)}</h2>
                    <p className="text-sm text-muted figures">{span(tour)}</p>
                  </div>
                  {surveyKinds.map((kind) => (
                    <ListedSurvey key={kind} kind={kind} tour={tour} now={data.now} />
                  ))}
                </li>
              ))}
            </ul>
          )}
        </Content>
      </main>
    </Page>
  )
}

function ListedSurvey({ kind, tour, now }: { kind: SurveyKind; tour: SurveyTour; now: string }) {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofSite } = useTranslation(site)
  const { day } = useDates()
  const window = surveyWindow(kind, tour)
  const state = surveyState(kind, tour, new Date(now))
  const words = { waiting: 'opens', open: 'until', closed: 'closed' } as const
  const at = window && (state === 'waiting' ? dayInSeoul(window.opens) : lastDayOf(window.closes))
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {ofSite(`kind.${kind}`)} <Badge tone={surveyTones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted figures">
          {at ? t(words[state], { date: day(at) }) : t(`unconfirmed.${kind}`)}
        </p>
      </div>
      {state === 'open' && (
        <ButtonLink
          to={paths.survey(kind, tour.area)}
          size="sm"
          aria-label={`${t('act.begin')}: ${ofSite(`area.${tour.area}`)}, ${ofSite(`kind.${kind}`)}`}
        >
          {t('act.begin')}
        </ButtonLink>
      )}
    </div>
  )
}
