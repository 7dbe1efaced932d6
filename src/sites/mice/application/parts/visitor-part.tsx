import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** The visitors' application: seats at the conference. */
export function VisitorPart() {
  const { t } = useTranslation('mice.application')
  return (
    <section className="max-w-reading stack-4">
      <h2 className="text-2xl font-bold">{t('visitor.title')}</h2>
      <p>{t('visitor.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.conference}>{t('visitor.act')}</ButtonLink>
        <ButtonLink to={`${paths.mypage}?tab=sessions`} variant="secondary">
          {t('visitor.mine')}
        </ButtonLink>
      </div>
    </section>
  )
}
