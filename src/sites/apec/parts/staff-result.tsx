import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signalOf } from '#src/kits/check-in/signals'
import { Spinner } from '#src/ui/spinner'
import { signIcons } from './staff-icons'
import { StaffOutcome } from './staff-outcome'
import type { Scans, Shown } from './use-scans'

/** Who may go in need not wait for anybody to look at the screen again, in ms. */
const closesAfterMs = 4000

const screen = cva(
  'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto border-0 p-0 text-white open:flex',
  {
    variants: {
      ground: {
        go: 'bg-success',
        again: 'bg-warning',
        elsewhere: 'bg-info',
        no: 'bg-error',
        waiting: 'bg-brand',
      },
    },
  },
)

/** Fills the screen with what a scan came to: colour, sign and large words (product §4). */
export function StaffResult({ scans, shown: { outcome, failed, code } }: { scans: Scans; shown: Shown }) {
  const { t } = useTranslation('apec.gate')
  const dialog = useRef<HTMLDialogElement>(null)
  const ground = outcome ? signalOf[outcome.verdict] : failed ? 'no' : 'waiting'
  const Icon = signIcons[ground === 'waiting' ? 'go' : ground]
  const { close } = scans

  useEffect(() => {
    const element = dialog.current
    // Above everything, and nothing below it can be reached meanwhile.
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  useEffect(() => {
    if (outcome?.verdict !== 'admitted' || outcome.conflict) return
    const timer = setTimeout(close, closesAfterMs)
    return () => clearTimeout(timer)
  }, [outcome, close])

  return (
    <dialog
      ref={dialog}
      aria-label={t('result.label')}
      onClose={close}
      onCancel={close}
      className={screen({ ground })}
      aria-busy={!outcome && !failed}
    >
      <div className="mx-auto flex w-full max-w-form flex-1 flex-col gap-6 px-6 pt-10 pb-6">
        <div role="alert" className="stack-3 text-center">
          {outcome || failed ? (
            <Icon className="mx-auto size-28" strokeWidth={2.25} aria-hidden="true" />
          ) : (
            <Spinner className="mx-auto size-28" />
          )}
          <p className="text-5xl font-bold">
            {outcome ? t(`verdict.${outcome.verdict}`) : t(failed ? 'scan.failed' : 'scan.deciding')}
          </p>
          {failed && <p className="text-lg">{failed}</p>}
        </div>
        <StaffOutcome scans={scans} outcome={outcome} code={code} />
      </div>
    </dialog>
  )
}
