import type { Addresses } from '../pages'

const home = '/admin'

export const addresses: Addresses = {
  'admin/signin': [`${home}/signin`, `${home}/signin?next=%2Fadmin`],
  'admin/password-reset/:token': [`${home}/password-reset/no-such-link`],
  'admin/*': [`${home}/no/such/page`],
}
