import type { Area } from '#contract/endpoint'
import { clientSettings } from '#src/api/start-up'
import type { Visitor } from '#src/session/visitor'

/** Sites of the member area that have a sign-in page of their own. */
const ownLogin = ['mice', 'seoulitepass']

/** The sign-in page of an area, as seen from the page one is on (product §4). */
export function loginPathOf(visitor: Visitor, area: Area, pathname: string): string {
  const segment = pathname.split('/')[1] ?? ''
  switch (area) {
    case 'travel':
      return '/seouledutravel/login'
    case 'admin':
      return segment === 'admin' ? '/admin/signin' : '/seouleduadmin/signin'
    case 'business':
      return `/${clientSettings(visitor)?.fair_slug ?? 'fair'}/ppipsa`
    case 'guest':
      // There is no password to ask for: a reservation is found by its number and a mailed code.
      return segment === 'protocol' ? '/protocol/vehicle' : '/apec2025/myreservation'
    case 'member':
      return ownLogin.includes(segment) ? `/${segment}/login` : '/account/login'
  }
}
