import type { AccountLinks } from '#src/kits/account/links'
import { paths } from '../site'

/** The site's pages that the account flows link to. */
export const links: AccountLinks = {
  login: paths.login,
  register: paths.register,
  findId: paths.findId,
  findPassword: paths.findPassword,
}
