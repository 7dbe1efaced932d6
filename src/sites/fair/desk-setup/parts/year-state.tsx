import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type FairYearSetup, fairSetupDesk } from '#contract/fair/setup-desk'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { usePaths } from '../../site'
import { useSetupCall } from './use-setup-call'

interface YearStateProps {
  setup: FairYearSetup
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** Whether a year is public, and the button that publishes it; a year that is not public yet can be removed. */
export function YearState({ setup: { year, first, last, is_announced, is_current, version }, act }: YearStateProps) {
  const { t } = useTranslation('fair.desk-setup')
  const dates = useDates()
  const dialogs = useDialogs()
  const paths = usePaths()
  const navigate = useNavigate()
  const announce = useSetupCall(fairSetupDesk.announce)
  const drop = useSetupCall(fairSetupDesk.remove)
  const named = { year: String(year) }
  const input = { params: { year }, body: { base: version } }
  const show = async () => {
    if (!(await dialogs.question({ title: t('announce.title', named), text: t('announce.text') }))) return
    await act(() => announce.mutateAsync(input))
    toast.success(t('announce.done', named))
  }
  const remove = async () => {
    if (!(await dialogs.question({ title: t('drop.title', named), text: t('drop.text') }))) return
    await act(() => drop.mutateAsync(input))
    toast.success(t('drop.done', named))
    await navigate(paths.deskSetup)
  }
  const showError = (error: unknown) =>
    toast.error(error instanceof Error && error.message ? error.message : t('failed'))
  const span = first === last ? dates.day(first) : t('year.span', { first: dates.day(first), last: dates.day(last) })
  if (is_announced)
    return <p className="text-sm text-muted">{t(is_current ? 'year.current' : 'year.announced', { span })}</p>
  return (
    <Alert
      title={t('year.hiddenTitle', { span })}
      actions={
        <>
          <Button size="sm" busy={announce.isPending} onClick={() => void show().catch(showError)}>
            {t('announce.button')}
          </Button>
          <Button variant="ghost" size="sm" busy={drop.isPending} onClick={() => void remove().catch(showError)}>
            {t('drop.button')}
          </Button>
        </>
      }
    >
      {t('year.hiddenText')}
    </Alert>
  )
}
