import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { Button } from '#src/ui/button'

const dialogs = {
  change: lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog })),
  cancel: lazy(async () => ({ default: (await import('./cancel-dialog')).CancelDialog })),
}
type Act = keyof typeof dialogs

/** Changing and canceling, while either is possible; their dialogs are loaded on first use. */
export function ReservationActions({ own }: { own: GuestBooking }) {
  const { t } = useTranslation('guest')
  const [last, setLast] = useState<Act | null>(null)
  const [open, setOpen] = useState(false)
  const show = (act: Act) => {
    setLast(act)
    setOpen(true)
  }
  const Dialog = last && dialogs[last]
  return (
    <>
      {own.changeable && (
        <>
          <Button variant="secondary" onClick={() => show('change')}>
            {t('own.change')}
          </Button>
          <Button variant="ghost" onClick={() => show('cancel')}>
            {t('own.cancel')}
          </Button>
        </>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog own={own} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
