import { auth, members } from '#contract/auth'
import { benefits } from '#contract/benefits'
import { catalog } from '#contract/catalog'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The products that /main shows first. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })

/** Whether a mailed link to set a new password is still good. */
export const resetLink = (code = '') => query(auth.checkReset, { params: { code } }, { errors: 'silent' })

/** The profile of whoever is signed in; start-up has asked for it already. */
export const myProfile = (visitor: Visitor) =>
  query(members.profile, { params: { id: visitor.session.getState().memberId ?? '' } })

/** What the member's points come to. */
export const points = () => query(benefits.total, {})

/** The coupons that the member can still use, for whatever product. */
export const coupons = (visitor: Visitor) => query(benefits.coupons, { query: { lang: contentLang(visitor) } })
