import { settingKeys } from '#contract/settings-desk'
import type { Addresses } from '../pages'
import type { Samples } from '../samples'

const home = '/admin'

export const addresses: Addresses = {
  'admin/signin': [`${home}/signin`, `${home}/signin?next=%2Fadmin`],
  'admin/password-reset/:token': [`${home}/password-reset/no-such-link`],
  'admin/*': [`${home}/no/such/page`],
}

/** What is there where nothing is. */
const nobody = '00000000-0000-4000-8000-000000000000'

export const memberAddresses = ({ paid, deposit }: Samples): Addresses => ({
  'admin/settings': settingKeys.map((key) => `${home}/settings?key=${key}`),
  'admin/mice': [`${home}/mice`],
  'admin/mice/hosting': [`${home}/mice/hosting`, `${home}/mice/hosting?state=declined`],
  'admin/mice/booths': [`${home}/mice/booths`],
  'admin/reservations': [`${home}/reservations`, `${home}/reservations?q=nothing`],
  'admin/reservations/:id': [paid.bookings[0]?.id ?? '', deposit.bookings?.[0]?.id ?? '', nobody].map(
    (id) => `${home}/reservations/${id}`,
  ),
})
