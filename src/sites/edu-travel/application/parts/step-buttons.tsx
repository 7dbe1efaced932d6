import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { type Step, steps, useStepLink } from './use-step'

/** To the step before and the next; nothing has to be complete for it. */
export function StepButtons({ step }: { step: Step }) {
  const { t } = useTranslation('edu-travel.application')
  const stepLink = useStepLink()
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
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
          {t('step.next', { step: t(`step.${after}`) })}
          <ArrowRight className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </div>
  )
}
