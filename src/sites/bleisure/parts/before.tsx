import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/page'
import { site } from '../site'

const notes = ['visa', 'alone', 'change'] as const

/** What travelers ask before such a journey. */
export function Before() {
  const { t } = useTranslation(site)
  return (
    <Section title={t('home.before.title')}>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {notes.map((note) => (
          <div key={note} className="border-t-2 border-ink pt-4">
            <dt className="font-semibold">{t(`home.before.${note}.title`)}</dt>
            <dd className="mt-2 text-muted">{t(`home.before.${note}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
