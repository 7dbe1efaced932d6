import { useTranslation } from 'react-i18next'
import type { MiceRegistration } from '#contract/mice/registration'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** What buyers apply for: to be hosted by the fair. */
export function BuyerPart({ registration: { buyer } }: { registration: MiceRegistration }) {
  const { t } = useTranslation('mice.application')
  const wants = buyer?.wants_hosting ?? false
  return (
    <section className="max-w-reading stack-4">
      <h2 className="text-2xl font-bold">{t('buyer.title')}</h2>
      <p>{t('buyer.text')}</p>
      {wants && <Alert tone="success">{t('buyer.wanted')}</Alert>}
      <div>
        <ButtonLink to={paths.registerAs('buyer')} variant={wants ? 'secondary' : 'primary'}>
          {t(wants ? 'buyer.change' : 'buyer.open')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** What visitors apply for: seats at the conference. */
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
