import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TourProgress } from '#contract/survey/desk'
import { surveyKinds } from '#contract/survey/tour'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'
import { SurveyTabs } from '../parts/survey-tabs'
import { progress as progressQuery } from '../queries'

const figures = ['invited', 'opened', 'partial', 'complete'] as const
const tones = { waiting: 'neutral', open: 'success', closed: 'neutral' } as const

/** All tours with the progress of both of their surveys. */
export function Component() {
  const { t } = useTranslation('admin.surveys')
  const { t: ofSite } = useTranslation(site)
  const { data } = useSuspenseQuery(progressQuery())
  return (
    <DeskPage title={ofSite('title.surveys')}>
      <SurveyTabs on="tours" />
      {data.length === 0 ? (
        <EmptyState>{t('nothing')}</EmptyState>
      ) : (
        <div className="overflow-x-auto rounded-md border border-line bg-surface">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{ofSite('title.surveys')}</caption>
            <thead className="border-b border-line bg-sunken">
              <tr>
                {(['tour', 'participants', 'survey', 'state'] as const).map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className={`h-9 px-3 font-semibold whitespace-nowrap ${head === 'participants' ? 'text-end' : 'text-start'}`}
                  >
                    {t(`head.${head}`)}
                  </th>
                ))}
                {figures.map((figure) => (
                  <th key={figure} scope="col" className="px-3 text-end font-semibold whitespace-nowrap">
                    {t(`figure.${figure}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {data.map((tour) => (
              <TourRows key={tour.id} tour={tour} />
            ))}
          </table>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{t('partialHint')}</p>
    </DeskPage>
  )
}

function TourRows({ tour }: { tour: TourProgress }) {
  const { t } = useTranslation('admin.surveys')
  const { birthday } = useDates()
  const numbers = useNumbers()
  return (
    <tbody className="not-last:border-b not-last:border-line">
      {surveyKinds.map((kind, at) => (
        <tr key={kind}>
          {at === 0 && (
            <>
              <th scope="rowgroup" rowSpan={2} className="px-3 py-2 text-start align-top">
                <span className="block font-semibold">{t(`area.${tour.area}`)}</span>
                <span className="block font-normal whitespace-nowrap text-muted figures">
                  {birthday(tour.starts)} – {birthday(tour.ends)}
                </span>
              </th>
              <td rowSpan={2} className="px-3 py-2 text-end align-top figures">
                {numbers(tour.participants)}
              </td>
            </>
          )}
          <th scope="row" className="px-3 py-2 text-start font-medium whitespace-nowrap">
            <Link to={`${paths.survey(kind)}?tour=${tour.id}`} className="rounded-sm hover:underline">
              {t(`tabs.${kind}`)}
            </Link>
          </th>
          <td className="px-3 py-2">
            <Badge tone={tones[tour[kind].state]}>{t(`state.${tour[kind].state}`)}</Badge>
          </td>
          {figures.map((figure) => (
            <td key={figure} className="px-3 py-2 text-end figures">
              {numbers(tour[kind][figure])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
