import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { site } from '../site'

/** The steps of a service, with their usual minutes. */
export function Course({ steps }: { steps: Tour['itinerary'] }) {
  const { t } = useTranslation(site)
  return (
    <ol className="ruled border-y border-line">
      {steps.map(({ title, text, minutes }) => (
        <li key={title} className="flex justify-between gap-6 py-3">
          <span>
            <b className="block font-semibold">{title}</b>
            <span className="text-muted">{text}</span>
          </span>
          {minutes !== null && (
            <span className="shrink-0 text-sm text-muted figures">{t('minutes', { count: minutes })}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
