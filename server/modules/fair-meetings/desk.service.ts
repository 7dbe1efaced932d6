import type { OnBehalf } from '#contract/fair/meeting'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { Refusal } from '#server/refusal'
import { insertRequest, lockTwo, refusePast } from './ask.service'
import { counterpart } from './hold.service'
import { slotOf } from './meeting.rows'
import { placeMeetings } from './place.service'

/**
 * Requests a meeting on behalf of a company, proposes one to both, or sets one, by the fair's office (product §4): limits on sent
 * requests do not apply. Throws 404 `meeting.companyUnknown`, 409 what is in the way.
 */
export function askForOffice(
  deps: Pick<Deps, 'db' | 'clock'>,
  officeId: string,
  { from, to, as, reason, ...details }: OnBehalf,
): Promise<{ id: string }> {
  const at = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const edition = await currentEdition(tx, at)
    refusePast(slotOf(edition, details.slot_id), at)
    const two = await lockTwo(tx, edition, [from, to], null)
    const audited = async (id: string) => {
      const detail = { act: 'place', as, from, to, reason }
      await writeAudit(tx, { at, actor_id: officeId, act: 'fair.meeting', subject: id, detail })
      return { id }
    }
    if (as === 'confirmed') {
      const planned = { buyer_id: two.buyer.id, seller_id: two.seller.id, slot_id: details.slot_id }
      const { placed, conflicts } = await placeMeetings(tx, [planned], { as, run_id: null, by: officeId, at })
      const [conflict] = conflicts
      if (conflict) throw new Refusal(409, conflict.code, 'slot_id', { company: counterpart(two, from).company })
      return audited(placed[0]?.id ?? '')
    }
    const { side } = counterpart(two, to)
    const asked_by = as === 'requested' ? side : 'office'
    const request = {
      ...details,
      status: as,
      asked_by,
      by: officeId,
      party_id: null,
      act: 'place',
      words: reason,
    } as const
    return audited((await insertRequest(tx, two, request, at)).id)
  })
}
