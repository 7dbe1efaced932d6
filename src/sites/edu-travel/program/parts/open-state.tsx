import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** Whether applications are open, and until or from when, by the server's clock. */
export function OpenState({ year: { figures, is_open, today } }: { year: ProgramYear }) {
  const { t } = useTranslation('edu-travel.program')
  const { day } = useDates()
  const { opens, closes } = figures
  if (is_open) {
    return (
      <Alert
        tone="success"
        title={t('state.open')}
        actions={
          <ButtonLink to={paths.registration} size="sm">
            {t('state.apply')}
          </ButtonLink>
        }
      >
        {t('state.openText', { day: day(closes) })}
      </Alert>
    )
  }
  const isAhead = today < opens
  return (
    <Alert tone="info" title={t(isAhead ? 'state.ahead' : 'state.over')}>
      {isAhead ? t('state.aheadText', { day: day(opens) }) : t('state.overText', { day: day(closes) })}
    </Alert>
  )
}
