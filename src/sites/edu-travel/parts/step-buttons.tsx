import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'

interface StepButtonsProps<S extends string> {
  steps: readonly S[]
  step: S
  linkTo: (step: S) => string
  nameOf: (step: S) => string
}

/** Links to the previous and next step; neither requires complete fields. */
export function StepButtons<S extends string>({ steps, step, linkTo, nameOf }: StepButtonsProps<S>) {
  const { t } = useTranslation('edu-travel.application')
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
      {before ? (
        <ButtonLink to={linkTo(before)} variant="ghost" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
          {t('step.back')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink to={linkTo(after)} variant={after === 'check' ? 'primary' : 'secondary'}>
          {t('step.next', { step: nameOf(after) })}
          <ArrowRight className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </div>
  )
}
