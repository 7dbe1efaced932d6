import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

type Step = { label: string /** Set for steps the user can return to. */; to?: string }

/** The width of the line from which all steps fit: a few, or many with long labels. */
const rowFrom = {
  few: { short: '@min-[36rem]:hidden', row: '@max-[36rem]:sr-only' },
  many: { short: '@min-[54rem]:hidden', row: '@max-[54rem]:sr-only' },
}
/** How many steps fit on a small tablet. */
const few = 4

/**
 * The position in a flow of several pages: a line with all steps or, where they do not fit, the current one and how far it is.
 */
export function Steps({
  steps,
  current,
  label,
}: {
  steps: Step[] /** Counted from 0. */
  current: number
  label: string
}) {
  const { t } = useTranslation('ui')
  const from = steps.length > few ? rowFrom.many : rowFrom.few
  return (
    <nav aria-label={label} className="@container">
      <div className={from.short} aria-hidden="true">
        <p className="text-sm text-muted">{t('steps.of', { step: current + 1, steps: steps.length })}</p>
        <p className="font-semibold">{steps[current]?.label}</p>
        <div className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5">
          {steps.map((step, index) => (
            <span key={step.label} className={`h-1 rounded-full ${index <= current ? 'bg-brand' : 'bg-line'}`} />
          ))}
        </div>
      </div>
      <ol className={`flex ${from.row}`}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className="flex items-center gap-3 not-last:flex-1 not-last:after:mx-1 not-last:after:h-px not-last:after:min-w-4 not-last:after:flex-1 not-last:after:bg-line-strong/50"
          >
            <StepLabel step={step} index={index} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLabel({ step, index, current }: { step: Step; index: number; current: number }) {
  const { t } = useTranslation('ui')
  const done = index < current
  const circle = done
    ? 'bg-brand-soft text-brand'
    : index === current
      ? 'bg-brand text-on-brand'
      : 'border border-line-strong text-muted'
  const body = (
    <>
      <span className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${circle}`}>
        {done ? <Check role="img" aria-label={t('steps.done')} className="size-4" /> : index + 1}
      </span>
      <span className={index === current ? 'font-semibold' : 'text-muted'}>{step.label}</span>
    </>
  )
  return done && step.to ? (
    <Link to={step.to} className="flex items-center gap-3 rounded-sm hover:underline">
      {body}
    </Link>
  ) : (
    <span className="flex items-center gap-3">{body}</span>
  )
}
