import { mergedPoints } from '#server/modules/benefits/merge.service'
import { mergedBookings } from '#server/modules/booking/merge.service'
import { mergedCart } from '#server/modules/cart/merge.service'
import { mergedInquiries } from '#server/modules/inquiry/merge.service'
import { mergedFiles } from '#server/modules/media/merge.service'
import { mergedVisitors } from '#server/modules/mice/merge.service'
import { mergedBooths } from '#server/modules/mice-booths/merge.service'
import { mergedEntries } from '#server/modules/mice-gate/merge.service'
import { mergedLeads } from '#server/modules/mice-leads/merge.service'
import { mergedPlans } from '#server/modules/pass/merge.service'
import { mergedPasses } from '#server/modules/pass-orders/merge.service'
import { mergedQuotations } from '#server/modules/quotation/merge.service'
import { mergedReviews } from '#server/modules/reviews/merge.service'
import { mergedWishes } from '#server/modules/wishlist/merge.service'
import type { MergePart } from '#server/ports/merging'

/**
 * What moves when two accounts are merged, module by module (product §6). Orders come first: they are locked before points, as
 * everywhere, and what goes back with an order asks whose it is.
 */
export const merged: readonly MergePart[] = [
  ...mergedBookings,
  ...mergedPasses,
  ...mergedQuotations,
  ...mergedPoints,
  ...mergedVisitors,
  ...mergedBooths,
  ...mergedEntries,
  ...mergedLeads,
  ...mergedCart,
  ...mergedWishes,
  ...mergedReviews,
  ...mergedInquiries,
  ...mergedPlans,
  ...mergedFiles,
]

const signIn = 'ways to sign in stay with their account'
const otherArea = 'accounts of this area cannot be merged'
const staff = 'says who of a desk did it'
const rights = 'staff rights are given to a sign-in: an operator gives them to the remaining account'
const history = 'says who did it at the time'

/** Columns that refer to accounts and that a merge leaves as they are, each with the reason. */
export const staysWithAccount: Readonly<Record<string, string>> = {
  'access_token.account_id': signIn,
  'account_social.account_id': signIn,
  'password_reset.account_id': signIn,
  'phone_code.account_id': signIn,
  'second_factor.account_id': signIn,
  'social_proof.account_id': signIn,
  'social_state.account_id': signIn,
  'mice_feed.account_id': 'a private address of the other account, which shows nothing while it is merged',
  'expiry_notice.account_id': 'when the holder of an address was last reminded',
  'account_merge.remaining_id': 'the merge itself',
  'account_merge.other_id': 'the merge itself',
  'account_merge.by': staff,
  'pass_staff.account_id': rights,
  'gate_assignment.account_id': rights,
  'desk_view.account_id': 'a view of a desk',
  'mice_lead.staff_id': history,
  'mice_lead_scan.staff_id': history,
  'mice_gate_scan.staff_id': history,
  'mice_stand.staff_id': history,
  'pass_scan.staff_id': history,
  'check_in_scan.account_id': history,
  'gate_device.account_id': history,
  'audit_event.actor_id': history,
  'education_event.actor_id': otherArea,
  'booking_note.by': staff,
  'inquiry.assignee_id': 'says who of a desk looks after it',
  'inquiry_message.operator_id': staff,
  'quotation_message.operator_id': staff,
  'quotation_offer.operator_id': staff,
  'pass_partnership_word.operator_id': staff,
  'setting_change.by': staff,
  'product_change.by': staff,
  'text_block.updated_by': staff,
  'guest.account_id': otherArea,
  'applicant.account_id': otherArea,
  'applicant_block.account_id': otherArea,
  'applicant_block.by': staff,
  'applicant_block.lifted_by': staff,
  'education_application.account_id': otherArea,
  'education_assignee.account_id': otherArea,
  'education_batch.decided_by': staff,
  'education_colleague.account_id': otherArea,
  'education_conflict.account_id': otherArea,
  'education_document.added_by': otherArea,
  'education_note.author_id': staff,
  'education_receipt_decision.decided_by': staff,
  'education_report_file.added_by': otherArea,
  'education_report_section.saved_by': otherArea,
  'education_report_version.submitted_by': otherArea,
  'education_score.account_id': staff,
  'education_section.saved_by': otherArea,
  'education_version.submitted_by': otherArea,
  'fair_attendance.by': otherArea,
  'fair_mailing.by': staff,
  'fair_matching_run.asked_by': staff,
  'fair_meeting_event.by': otherArea,
  'fair_participant.account_id': otherArea,
}
