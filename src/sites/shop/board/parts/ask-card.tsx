import Headset from 'lucide-react/icons/headset'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** A link to ask a question, at the end of a text. */
export function AskCard() {
  const { t } = useTranslation('shop.board')
  return (
    <section className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-5 rounded-md bg-sunken p-6 md:p-8">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-brand max-sm:hidden">
        <Headset className="size-7" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-bold">{t('ask.title')}</h2>
        <p className="mt-1 text-muted">{t('ask.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.contactUsRegister}>{t('ask.act')}</ButtonLink>
        <ButtonLink to={paths.contactUs} variant="secondary">
          {t('ask.mine')}
        </ButtonLink>
      </div>
    </section>
  )
}
