import type { AccountLinks } from '#src/kits/account/links'
import { paths } from '../site'

/** The shop's pages that the account flows link to. */
export const links: AccountLinks = {
  login: paths.login,
  register: paths.registration('general'),
  findId: paths.findId,
  findPassword: paths.findPassword,
}
