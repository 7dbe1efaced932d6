import { mailOf, type ResentMail } from '#contract/reservation-desk'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailPaid, mailReserved } from '#server/modules/booking/order-mail.service'
import type { OrderRow } from '#server/modules/booking/rows.service'
import { noteEvent } from '#server/modules/booking/states.service'
import { mailConfirmed } from '#server/modules/cancellation/refund-mail.service'
import { transferAccount } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { act } from './booking.service'

async function transferOf(db: Db, { lang, depositor, hold_expires_at }: OrderRow) {
  const account = await transferAccount(db, lang === 'ko' ? 'ko' : 'en')
  if (!account || !hold_expires_at) throw new Refusal(409, 'desk.changed')
  return { ...account, depositor, deadline: hold_expires_at.toISOString() }
}

/** Sends the email about a reservation's status again. Throws 404, and 409 `desk.changed` if the status has changed. */
export const resendReservationMail = (
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  operatorId: string,
  id: string,
  mail: ResentMail,
): Promise<void> =>
  act(deps, operatorId, id, 'booking.resend', async (tx, { booking, whole }, at) => {
    if (mailOf(booking.status) !== mail) throw new Refusal(409, 'desk.changed')
    const again = ` again ${booking.id} ${at.toISOString()}`
    if (mail === 'reservationMade') await mailReserved(deps, tx, whole, await transferOf(tx, whole.order), again)
    else if (mail === 'paymentCompleted') await mailPaid(deps, tx, whole, again)
    else await mailConfirmed(deps, tx, { order: whole.order, booking }, again)
    await noteEvent(tx, booking, { actor: operatorId, at, reason: 'mail_resent' })
    return { result: undefined, detail: { mail } }
  })
