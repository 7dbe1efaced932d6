import type { Addresses } from '../pages'

const home = '/seouleduadmin'

export const addresses: Addresses = {
  'seouleduadmin/signin': [`${home}/signin`, `${home}/signin?next=%2Fseouleduadmin%2Fapply`],
  'seouleduadmin/*': [`${home}/no/such/page`],
}

export const memberAddresses = (): Addresses => ({
  'seouleduadmin/apply': [`${home}/apply`, `${home}/apply?status=submitted`],
})
