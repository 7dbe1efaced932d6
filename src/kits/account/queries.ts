import { auth } from '#contract/auth'
import { phoneNumber } from '#contract/phone'
import { type AccountSite, type PasswordSite, siteRecords } from '#contract/sites/sites'
import { withdrawal } from '#contract/withdrawal'
import { query } from '#src/api/query'

/** The area in which somebody is signed in on a site. */
export const areaOf = (site: AccountSite) => siteRecords[site].area

/** Whether a mailed link to set a new password is still good. */
export const resetLink = (site: PasswordSite, code = '') =>
  query(auth.checkReset, { params: { code }, query: { site } }, { errors: 'silent' })

/** How a code for another phone number would come. */
export const codeWay = (site: AccountSite) => query(phoneNumber.way, {}, { area: areaOf(site) })

/** Whether the account can be closed; asked again each time, because what was in the way may have ended since. */
export const withdrawalCheck = (site: AccountSite) => ({
  ...query(withdrawal.check, {}, { area: areaOf(site) }),
  staleTime: 0,
})
