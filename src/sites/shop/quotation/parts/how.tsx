import { useTranslation } from 'react-i18next'
import { offerDays } from '#contract/quotation-limits'

/** Quotations explained in three steps. */
export function How() {
  const { t } = useTranslation('shop.quotation')
  const steps = ['ask', 'offer', 'accept'] as const
  return (
    <section className="rounded-md bg-sunken p-6 md:p-8">
      <h2 className="text-lg font-bold">{t('how.title')}</h2>
      <ol className="mt-5 space-y-5">
        {steps.map((step, at) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-surface font-bold text-brand figures"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="font-semibold">{t(`how.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`how.${step}.text`, { count: offerDays })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
