import { auth } from '#contract/auth'
import { phoneNumber } from '#contract/phone'
import { type AccountSite, type PasswordSite, siteRecords } from '#contract/sites/sites'
import { withdrawal } from '#contract/withdrawal'
import { query } from '#src/api/query'

/** The area in which users of a site are signed in. */
export const areaOf = (site: AccountSite) => siteRecords[site].area

/** Whether a mailed link for a new password is still valid. */
export const resetLink = (site: PasswordSite, code = '') =>
  query(auth.checkReset, { params: { code }, query: { site } }, { errors: 'silent' })

/** How a code for a new phone number would be sent. */
export const codeWay = (site: AccountSite) => query(phoneNumber.way, {}, { area: areaOf(site) })

/** Whether the account can be closed; fetched again each time, because an obstacle may be gone. */
export const withdrawalCheck = (site: AccountSite) => ({
  ...query(withdrawal.check, {}, { area: areaOf(site) }),
  staleTime: 0,
})
