import { useTranslation } from 'react-i18next'

const steps = ['account', 'draft', 'documents', 'submit', 'review', 'travel'] as const

/** The steps from the account to the report. */
export function GuideSteps() {
  const { t } = useTranslation('edu-travel.program')
  return (
    <ol className="grid gap-x-12 lg:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-5 border-t border-line py-5">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-brand text-lg font-bold text-brand figures"
          >
            {at + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-bold">{t(`steps.${step}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`steps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
