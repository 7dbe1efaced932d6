import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { SubmitButton } from '#src/ui/form/submit-button'

/** The buttons to continue and, if possible, to go back. */
export function StepButtons({ back }: { back?: string }) {
  const { t } = useTranslation('shop.purchase')
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap-reverse justify-between gap-3">
        {back ? (
          <ButtonLink to={back} variant="secondary" size="lg">
            {t('step.back')}
          </ButtonLink>
        ) : (
          <span />
        )}
        <SubmitButton size="lg" className="min-w-48 max-sm:w-full">
          {t('step.continue')}
        </SubmitButton>
      </div>
      <p className="text-end text-sm text-muted">{t('step.saved')}</p>
    </div>
  )
}
