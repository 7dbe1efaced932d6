import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTimeDays, type AnswerTimes as Times } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { useNumbers } from '#src/session/visitor'
import { useSpan } from './use-span'

interface AnswerTimesProps {
  times: Times
  /** The name of a site, where the list has inquiries of several. */
  nameOf?: (site: Site) => string
}

/** How soon inquiries got their first answer lately; nothing if none did. Narrow enough to be a table on phones too. */
export function AnswerTimes({ times: { sites }, nameOf }: AnswerTimesProps) {
  const { t } = useTranslation('inquiry-desk')
  const numbers = useNumbers()
  const span = useSpan()
  const title = useId()
  if (sites.length === 0) return null
  return (
    <section
      aria-labelledby={title}
      className="mb-4 w-fit max-w-full rounded-md border border-line bg-surface px-4 py-3"
    >
      <h2 id={title} className="text-sm font-bold">
        {t('times.title', { count: answerTimeDays })}
      </h2>
      <table aria-labelledby={title} className="mt-1 w-full border-collapse text-sm">
        <thead className="text-muted">
          <tr>
            {nameOf && (
              <th scope="col" className="py-1 pe-6 text-start font-normal">
                {t('times.site')}
              </th>
            )}
            <th scope="col" className="py-1 pe-6 text-end font-normal">
              {t('times.median')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {t('times.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sites.map(({ site, count, median_minutes }) => (
            <tr key={site} className="border-t border-line">
              {nameOf && (
                <th scope="row" className="py-1 pe-6 text-start font-semibold">
                  {nameOf(site)}
                </th>
              )}
              <td className="py-1 pe-6 text-end figures">{span(median_minutes)}</td>
              <td className="py-1 text-end figures">{numbers(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
