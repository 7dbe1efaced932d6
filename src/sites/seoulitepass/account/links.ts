import type { AccountLinks } from '#src/kits/account/links'
import { paths } from '../site'

/** Where the site has the pages that the flows of its accounts lead to. */
export const links: AccountLinks = {
  login: paths.login,
  register: paths.register,
  findId: paths.findId,
  findPassword: paths.findPassword,
}
