import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/page'
import { site } from '../site'

const hours = ['early', 'morning', 'noon', 'afternoon', 'evening'] as const

/** A day between desk and sea, presented as an example. */
export function Day() {
  const { t } = useTranslation(site)
  return (
    <Section ground>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-2xl font-bold">{t('home.day.title')}</h2>
          <p className="mt-3 max-w-reading text-muted">{t('home.day.lead')}</p>
        </div>
        <ol className="border-s border-line-strong">
          {hours.map((hour) => (
            <li key={hour} className="relative grid gap-x-6 gap-y-0.5 pb-7 ps-7 last:pb-0 sm:grid-cols-[4.5rem_1fr]">
              <span className="absolute -start-[5px] top-2 size-2.5 rounded-full bg-brand" />
              <span className="font-semibold figures">{t(`home.day.${hour}.at`)}</span>
              <span className="text-muted">{t(`home.day.${hour}.text`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
