import { eq } from 'drizzle-orm'
import { type BoothDraft, boothPrice } from '#contract/mice/booth'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { agreePrice } from '#server/modules/booking/agreed.service'
import { lockOrder } from '#server/modules/booking/rows.service'
import { boothRows } from '#server/modules/mice/companies.service'
import { currentEdition } from '#server/modules/mice/edition.service'
import { Refusal } from '#server/refusal'
import { miceApplication } from './application.table'
import { ownApplication } from './applications.service'
import { refuseSmall } from './hold.service'
import { storedPrice } from './price'
import { typeName } from './price.texts'

/**
 * Saves what is ordered with a held booth, and the recipient of the invoice; this agrees the price. Throws 404, 400
 * `mice.rawTooSmall`, `validation.businessNumber`, 409 `mice.boothsClosed`, `booking.priceChanged`, and what a changed order
 * throws (product §5).
 */
export function saveApplication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  { total_won, ...draft }: BoothDraft & { total_won: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const application = await ownApplication(tx, accountId, id)
    const { year, booths: terms } = await currentEdition(tx, now)
    if (!terms || application.year !== year) throw new Refusal(409, 'mice.boothsClosed')
    const booth = (await boothRows(tx, year)).find((row) => row.booth.id === application.booth_id)?.booth
    const whole = await lockOrder(tx, application.order_id, accountId)
    const [booking] = whole?.bookings ?? []
    if (!booth || !whole || !booking) throw new Refusal(404, 'general.notFound')
    refuseSmall(booth, draft.type)
    // A Korean company has a business number, which its tax invoice requires.
    if (draft.invoice.country === 'KR' && !draft.invoice.business_number)
      throw new Refusal(400, 'validation.businessNumber', 'invoice.business_number')
    const price = boothPrice(booth, draft, terms)
    if (price.total_won !== total_won) throw new Refusal(409, 'booking.priceChanged')
    const { contact_name, email, phone, country } = draft.invoice
    await agreePrice(
      tx,
      whole,
      {
        price: storedPrice(booking.id, price),
        option_name: typeName(draft.type),
        representative: { representative_name: contact_name, email, contact: phone, nationality: country },
      },
      now,
    )
    await tx.update(miceApplication).set(draft).where(eq(miceApplication.id, id))
  })
}
