import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { SurveyKind } from '#contract/survey/tour'
import { Chart } from '#src/kits/desk/chart'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'
import { ExportResults } from '../parts/export-results'
import { QuestionChart } from '../parts/question-chart'
import { SurveyTabs } from '../parts/survey-tabs'
import { useTourName } from '../parts/use-tour-name'
import { days as daysQuery, results, tourIn } from '../queries'

const figures = ['invited', 'opened', 'partial', 'complete'] as const

/** The results of a survey, for one tour or for all. */
export function Component() {
  const { t } = useTranslation('admin.surveys')
  const { t: ofSite } = useTranslation(site)
  const kind = useParams().kind as SurveyKind
  const [search] = useSearchParams()
  const { birthday } = useDates()
  const numbers = useNumbers()
  const tourName = useTourName()
  const { data } = useSuspenseQuery(results(kind))
  const { data: days } = useSuspenseQuery(daysQuery(kind, search))
  const tour = tourIn(search)
  const found = data.tours.findIndex(({ id }) => id === tour)
  const nth = found < 0 ? undefined : found
  const isNone = data.questions.length === 0 || (tour !== undefined && nth === undefined)
  return (
    <DeskPage
      title={`${ofSite('title.surveyResults')}: ${t(`tabs.${kind}`)}`}
      actions={
        <>
          <FilterSelect
            name="tour"
            label={t('head.tour')}
            any={t('allTours')}
            options={data.tours.map((each) => ({ value: each.id, label: tourName(each) }))}
          />
          {data.questions.length > 0 && <ExportResults data={data} kind={kind} />}
          <ButtonLink to={paths.surveyQuestions(kind)} variant="secondary" size="sm">
            {t('questions.open')}
          </ButtonLink>
          <ButtonLink to={paths.surveyWords(kind)} variant="secondary" size="sm">
            {t('words.open')}
          </ButtonLink>
        </>
      }
    >
      <SurveyTabs on={kind} />
      {isNone ? (
        <EmptyState>{t('nothing')}</EmptyState>
      ) : (
        <>
          <p className="my-4 max-w-reading text-sm text-muted">
            {t('hiddenHint')}
            {nth === undefined && data.summed < data.tours.length && (
              <> {t('summedHint', { tours: data.tours.slice(data.summed).map(tourName).join(', ') })}</>
            )}
          </p>
          <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
            {data.questions.map((result) => (
              <QuestionChart key={`${result.id} ${result.part?.en}`} result={result} nth={nth} />
            ))}
          </div>
        </>
      )}
      <div className="mt-4">
        <DetailPart title={t('byDay')}>
          <Chart
            caption={t('byDay')}
            head={t('head.day')}
            series={figures.map((figure) => ({ name: t(`figure.${figure}`), write: numbers }))}
            drawn={[1, 3]}
            shape="columns"
            rows={days.map((day) => ({
              key: day.day,
              label: birthday(day.day),
              values: figures.map((figure) => day[figure]),
            }))}
            empty={t('nothingByDay')}
          />
        </DetailPart>
      </div>
    </DeskPage>
  )
}
