import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** A link to ask a question, at the end of a text. */
export function AskCard() {
  const { t } = useTranslation('edu-travel.faq')
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-md bg-sunken p-6 md:p-8">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-bold">{t('ask.title')}</h2>
        <p className="mt-1 text-muted">{t('ask.text')}</p>
      </div>
      <ButtonLink to={paths.contactUs}>{t('ask.act')}</ButtonLink>
    </section>
  )
}
