import { lazy, Suspense, useState } from 'react'
import type { Refund } from '#contract/order'
import { Button } from '#src/ui/button'
import type { RefundAccountProps } from './refund-account-words'

const RefundAccountDialog = lazy(async () => ({
  default: (await import('./refund-account-dialog')).RefundAccountDialog,
}))

/** Whether the account of a refund can be entered or changed: until the refund is sent. */
export const accountOpen = ({ to, status }: Refund): boolean => to === 'account' && status === 'requested'

/** The button that enters or changes the account of a refund, with its dialog (product §4). */
export function RefundAccount({ known, ...dialog }: RefundAccountProps & { known: boolean }) {
  const [open, setOpen] = useState<boolean | null>(null)
  const { words } = dialog
  return (
    <>
      <Button variant={known ? 'secondary' : 'primary'} size="sm" onClick={() => setOpen(true)}>
        {known ? words.change : words.enter}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <RefundAccountDialog {...dialog} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
