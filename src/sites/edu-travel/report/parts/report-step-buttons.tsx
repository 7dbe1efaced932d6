import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { type ReportStep, reportSteps, stepLink } from './use-report-step'

/** To the step before and the next; nothing has to be complete for it. */
export function ReportStepButtons({ step, nameOf }: { step: ReportStep; nameOf: (step: ReportStep) => string }) {
  const { t } = useTranslation('edu-travel.report')
  const at = reportSteps.indexOf(step)
  const [before, after] = [reportSteps[at - 1], reportSteps[at + 1]]
  return (
    <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
      {before ? (
        <ButtonLink to={stepLink(before)} variant="ghost" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
          {t('step.back')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink to={stepLink(after)} variant={after === 'check' ? 'primary' : 'secondary'}>
          {t('step.next', { step: nameOf(after) })}
          <ArrowRight className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </div>
  )
}
