import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PairedChange } from '#contract/survey/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { site } from '../../site'
import { ExportChanges } from '../parts/export-changes'
import { SurveyTabs } from '../parts/survey-tabs'
import { useTourName } from '../parts/use-tour-name'
import { changes } from '../queries'

/** The change of each scale from before to after, in all and by tour. */
export function Component() {
  const { t } = useTranslation('admin.surveys')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const tourName = useTourName()
  const { data } = useSuspenseQuery(changes())
  return (
    <DeskPage title={ofSite('title.surveyChanges')} actions={data.tours.length > 0 && <ExportChanges data={data} />}>
      <SurveyTabs on="changes" />
      <p className="mb-4 max-w-reading text-sm text-muted">
        {t('changes.lead')} {t('hiddenHint')}
      </p>
      {data.tours.length === 0 ? (
        <EmptyState>{t('changes.nothing')}</EmptyState>
      ) : (
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
          {data.questions.map(({ id, label, steps, total, tours }) => (
            <DetailPart key={id} title={label[lang]}>
              <div className="overflow-x-auto">
                <table className="w-full border-collapse text-sm">
                  <caption className="sr-only">{label[lang]}</caption>
                  <thead>
                    <tr className="border-b border-line text-muted">
                      <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                        {t('head.tour')}
                      </th>
                      <td className="w-1/3 max-sm:hidden" />
                      {(['n', 'mean', 'interval'] as const).map((head) => (
                        <th key={head} scope="col" className="py-1.5 ps-3 text-end font-medium whitespace-nowrap">
                          {t(`changes.${head}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    <ChangeRow name={t('changes.all')} change={total} steps={steps} isTotal />
                    {data.tours.map((tour, at) => (
                      <ChangeRow key={tour.id} name={tourName(tour)} change={tours[at] ?? null} steps={steps} />
                    ))}
                  </tbody>
                </table>
              </div>
            </DetailPart>
          ))}
        </div>
      )}
    </DeskPage>
  )
}

interface ChangeRowProps {
  name: string
  change: PairedChange | null
  steps: number
  isTotal?: boolean
}

function ChangeRow({ name, change, steps, isTotal }: ChangeRowProps) {
  const { t } = useTranslation('admin.surveys')
  const numbers = useNumbers()
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`
  return (
    <tr className={`not-last:border-b not-last:border-line ${isTotal ? 'font-semibold' : ''}`}>
      <th scope="row" className="py-1.5 pe-3 text-start font-medium">
        {name}
      </th>
      <td aria-hidden="true" className="max-sm:hidden">
        {change && <Interval change={change} most={steps - 1} />}
      </td>
      {change ? (
        <>
          <td className="py-1.5 ps-3 text-end figures">{numbers(change.n)}</td>
          <td className="py-1.5 ps-3 text-end figures">{signed(change.mean)}</td>
          <td className="py-1.5 ps-3 text-end whitespace-nowrap figures">
            {t('changes.from', { low: signed(change.low), high: signed(change.high) })}
          </td>
        </>
      ) : (
        <td colSpan={3} className="py-1.5 ps-3 text-end text-muted">
          {t('changes.hidden')}
        </td>
      )}
    </tr>
  )
}

/** The interval on a line around zero. */
function Interval({ change: { mean, low, high }, most }: { change: PairedChange; most: number }) {
  const x = (value: number) => 50 + (Math.max(-most, Math.min(most, value)) / most) * 48
  return (
    <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="h-4 w-full rtl:-scale-x-100">
      <rect x="2" y="5.5" width="96" height="1" className="fill-line" />
      <rect x="49.7" y="1" width="0.6" height="10" className="fill-line-strong" />
      <rect x={x(low)} y="4" width={Math.max(0.8, x(high) - x(low))} height="4" className="fill-line-strong" />
      <rect x={x(mean) - 0.8} y="2" width="1.6" height="8" className="fill-brand" />
    </svg>
  )
}
