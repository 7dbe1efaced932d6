import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { type OwnSurveys, surveyResponses } from '#contract/survey/response'
import { lastDayOf } from '#contract/survey/tour'
import { call } from '#src/api/call'
import { CodeForm } from '#src/kits/survey/code-form'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button, ButtonLink } from '#src/ui/button'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'
import { paths, site } from '../site'
import { surveyTones } from './survey-tones'
import { useSpan } from './use-span'

/** The surveys open to the holder of a code, with links; `typed` is a code entered before this component was loaded. */
export function MySurveys({ typed }: { typed?: string }) {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofKit } = useTranslation('survey')
  const [own, setOwn] = useState<OwnSurveys | null>(null)
  const [given, setGiven] = useState(typed)
  const find = async (participant_code: string) =>
    setOwn(await call(surveyResponses.mine, { body: { participant_code } }, { errors: 'silent' }))
  const another = () => {
    setGiven(undefined)
    setOwn(null)
  }
  const top = useFocusOnChange<HTMLDivElement>(own ? 'surveys' : 'code')
  return (
    <div ref={top} tabIndex={-1} className="stack-5 outline-none">
      {own ? (
        <>
          <OwnTour own={own} />
          <Button variant="ghost" size="sm" onClick={another}>
            {t('mine.otherCode')}
          </Button>
        </>
      ) : (
        <CodeForm act={ofKit('code.find')} onCode={find} typed={given} />
      )}
    </div>
  )
}

function OwnTour({ own: { tour, surveys } }: { own: OwnSurveys }) {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofSite } = useTranslation(site)
  const span = useSpan()
  return (
    <div role="status" className="stack-4">
      <div>
        <h3 className="face text-xl font-bold">{t('mine.yours', { area: ofSite(`area.${tour.area}`) })}</h3>
        <p className="mt-1 flex items-center gap-2 text-muted figures">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          {span(tour)}
        </p>
      </div>
      <ul className="ruled border-y border-line-strong">
        {surveys.map((survey) => (
          <OwnSurvey key={survey.kind} survey={survey} area={tour.area} />
        ))}
      </ul>
    </div>
  )
}

function OwnSurvey({ survey, area }: { survey: OwnSurveys['surveys'][number]; area: OwnSurveys['tour']['area'] }) {
  const { t } = useTranslation('rok-us.survey')
  const { t: ofSite } = useTranslation(site)
  const { day } = useDates()
  const { kind, state, is_begun, opens, closes } = survey
  const when =
    state === 'open' && closes
      ? t('until', { date: day(lastDayOf(closes)) })
      : state === 'waiting'
        ? opens
          ? t('opens', { date: day(dayInSeoul(Date.parse(opens))) })
          : t(`unconfirmed.${kind}`)
        : state === 'closed' && closes
          ? t('closed', { date: day(lastDayOf(closes)) })
          : ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {ofSite(`kind.${kind}`)} <Badge tone={surveyTones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        {when && <p className="text-sm text-muted figures">{when}</p>}
      </div>
      {state === 'open' && (
        <ButtonLink to={paths.survey(kind, area)}>{t(is_begun ? 'act.resume' : 'act.begin')}</ButtonLink>
      )}
    </li>
  )
}
