import { useTranslation } from 'react-i18next'

const gains = ['visitors', 'page', 'scan', 'settled'] as const
const steps = ['apply', 'look', 'prepare', 'open'] as const

/** The benefits for partners, and the steps after applying. */
export function Offer() {
  const { t } = useTranslation('seoulitepass.partnership')
  return (
    <div className="stack-8">
      <section>
        <h2 className="mb-4 text-xl font-bold">{t('offer.title')}</h2>
        <dl className="space-y-4">
          {gains.map((each) => (
            <div key={each}>
              <dt className="font-semibold">{t(`offer.${each}.title`)}</dt>
              <dd className="text-muted">{t(`offer.${each}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="mb-4 text-xl font-bold">{t('steps.title')}</h2>
        <ol className="list-decimal space-y-2 ps-5">
          {steps.map((each) => (
            <li key={each}>{t(`steps.${each}`)}</li>
          ))}
        </ol>
      </section>
      <p className="text-sm text-muted">{t('demo')}</p>
    </div>
  )
}
