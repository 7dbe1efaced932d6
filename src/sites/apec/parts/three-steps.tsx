import { useTranslation } from 'react-i18next'
import { site } from '../site'

const steps = ['choose', 'verify', 'open'] as const

/** How a reservation is made, in three steps. */
export function ThreeSteps() {
  const { t } = useTranslation(site)
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {steps.map((step, at) => (
        <li key={step} className="border-t-2 border-accent pt-4">
          <p aria-hidden="true" className="text-3xl font-bold text-brand figures">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg font-semibold">{t(`home.step.${step}.title`)}</h3>
          <p className="mt-1 text-muted">{t(`home.step.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
