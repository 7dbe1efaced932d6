import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

/** An act on a year: it is confirmed with these words first. */
interface YearAct {
  text: string
  run: () => Promise<unknown>
}

interface YearStateProps {
  setup: { year: number; first: string; last: string; is_announced: boolean; is_current: boolean }
  announce: YearAct
  remove: YearAct
  /** Undefined while an announced year stays announced. */
  withdraw?: YearAct | undefined
  isBusy: boolean
  /** What to do before it is announced. */
  children: ReactNode
}

/** Whether a year is public, and the button that publishes it; a year that is not public can be removed. */
export function YearState({ setup, announce, remove, withdraw, isBusy, children }: YearStateProps) {
  const { t } = useTranslation('exhibition-desk')
  const dates = useDates()
  const dialogs = useDialogs()
  const { year, first, last, is_announced, is_current } = setup
  const named = { year: String(year) }
  const act = (name: 'announce' | 'drop' | 'withdraw', { text, run }: YearAct) => {
    const confirmed = async () => {
      if (!(await dialogs.question({ title: t(`${name}.title`, named), text, danger: name !== 'announce' }))) return
      await run()
      toast.success(t(`${name}.done`, named))
    }
    void confirmed().catch((error: unknown) =>
      toast.error(error instanceof Error && error.message ? error.message : t('failed')),
    )
  }
  const span = first === last ? dates.day(first) : t('year.span', { first: dates.day(first), last: dates.day(last) })
  if (is_announced)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-muted">{t(is_current ? 'year.current' : 'year.announced', { span })}</p>
        {withdraw && (
          <Button variant="ghost" size="sm" busy={isBusy} onClick={() => act('withdraw', withdraw)}>
            {t('withdraw.button')}
          </Button>
        )}
      </div>
    )
  return (
    <Alert
      title={t('year.hiddenTitle', { span })}
      actions={
        <>
          <Button size="sm" busy={isBusy} onClick={() => act('announce', announce)}>
            {t('announce.button')}
          </Button>
          <Button variant="ghost" size="sm" busy={isBusy} onClick={() => act('drop', remove)}>
            {t('drop.button')}
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  )
}
