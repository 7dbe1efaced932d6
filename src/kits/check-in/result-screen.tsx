import { cva } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '#src/ui/spinner'
import { signIcons } from './sign-icons'
import type { Signal } from './signals'

/** A good verdict closes after this time, so that the next person need not wait for staff to look, in ms. */
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

/** The style of a secondary button on the screen. */
export const plainOnResult = 'min-h-16 border-2 border-white text-lg text-white hover:bg-white/15'

interface ResultScreenProps {
  /** The screen's accessible name. */
  label: string
  /** `waiting` while the scan is being judged. */
  ground: Signal | 'waiting'
  /** Shown in large letters. */
  title: string
  /** Shown below the title immediately, where nothing could be found out. */
  failed?: string | null
  /** Whether it closes automatically after a while. */
  leaves: boolean
  onClose: () => void
  children: ReactNode
}

/** Fills the screen with the result of a scan: color, icon and large words (product §4). */
export function ResultScreen({ label, ground, title, failed, leaves, onClose, children }: ResultScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const Icon = signIcons[ground === 'waiting' ? 'go' : ground]
  useEffect(() => {
    const element = dialog.current
    // Above everything else; nothing below is reachable meanwhile.
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(onClose, closesAfterMs)
    return () => clearTimeout(timer)
  }, [leaves, onClose])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onCancel={onClose}
      className={screen({ ground })}
      aria-busy={ground === 'waiting'}
    >
      <div className="mx-auto flex w-full max-w-form flex-1 flex-col gap-6 px-6 pt-10 pb-6">
        <div role="alert" className="stack-3 text-center">
          {ground === 'waiting' ? (
            <Spinner className="mx-auto size-28" />
          ) : (
            <Icon className="mx-auto size-28" strokeWidth={2.25} aria-hidden="true" />
          )}
          <p className="text-5xl font-bold">{title}</p>
          {failed && <p className="text-lg">{failed}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}
