import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { social } from '#contract/social'
import { withdrawal } from '#contract/withdrawal'
import { query } from '#src/api/query'
import type { Visitor } from '#src/session/visitor'

/** Whether a mailed link to set a new password is still good. */
export const resetLink = (code = '') => query(auth.checkReset, { params: { code } }, { errors: 'silent' })

/** The profile of whoever is signed in; start-up has asked for it already. */
export const myProfile = (visitor: Visitor) =>
  query(members.profile, { params: { id: visitor.session.getState().memberId ?? '' } })

/** How a code for another phone number would come. */
export const codeWay = () => query(phoneNumber.way, {})

/** Every way into the member's account; it may have been changed in another tab. */
export const waysIn = () => ({ ...query(social.ways, {}), staleTime: 0 })

/** Whether the account can be closed; asked anew each time, because a reservation may have ended since. */
export const withdrawalCheck = () => ({ ...query(withdrawal.check, {}), staleTime: 0 })
