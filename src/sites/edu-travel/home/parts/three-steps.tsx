import { useTranslation } from 'react-i18next'

const steps = ['apply', 'travel', 'report'] as const

/** The three steps that a school takes, in order. */
export function ThreeSteps() {
  const { t } = useTranslation('edu-travel.home')
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {steps.map((step, at) => (
        <li key={step} className="rounded-md border border-line bg-surface p-6">
          <p
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-full border border-brand text-2xl font-bold text-brand figures"
          >
            {at + 1}
          </p>
          <h3 className="mt-4 text-lg font-bold">{t(`steps.${step}.title`)}</h3>
          <p className="mt-1.5 text-muted">{t(`steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
