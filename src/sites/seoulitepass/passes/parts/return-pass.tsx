import { useTranslation } from 'react-i18next'
import type { OwnPass } from '#contract/pass/order'
import { CancelDialog } from '#src/kits/booking/cancel-dialog'
import type { CancelWords } from '#src/kits/booking/cancel-words'
import { useDates } from '#src/session/dates'
import { site } from '../../site'
import { useCancellation } from './use-cancellation'

interface ReturnPassProps {
  pass: OwnPass
  open: boolean
  onClose: () => void
}

/** The dialog that returns a pass, with the refund. */
export function ReturnPass({ pass, open, onClose }: ReturnPassProps) {
  const { t } = useTranslation(site)
  const { t: ofPasses } = useTranslation('seoulitepass.passes')
  const { day } = useDates()
  const { quoteQuery, ask } = useCancellation(pass.booking_id, open)
  const product_name = `${t(`pass.${pass.type}`)} · ${t(`person.${pass.person}`)}`
  const words: CancelWords = {
    title: ofPasses('refund.title'),
    reason: ofPasses('refund.reason'),
    keep: ofPasses('refund.keep'),
    submit: (about) => ofPasses('refund.submit', about),
    submitPlain: ofPasses('refund.submitPlain'),
    askTitle: ofPasses('refund.askTitle'),
    askPaid: (about) => ofPasses('refund.askPaid', about),
    askUnpaid: (about) => ofPasses('refund.askUnpaid', about),
    done: ofPasses('refund.done'),
    doneKept: ofPasses('refund.doneKept'),
    deadline: ofPasses('refund.deadline', { day: day(pass.valid_until) }),
  }
  return (
    <CancelDialog
      booking={{ product_name }}
      quoteQuery={quoteQuery}
      ask={ask}
      words={words}
      open={open}
      onClose={onClose}
    />
  )
}
