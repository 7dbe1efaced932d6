import type { AccountLinks } from '#src/kits/account/links'
import { paths } from '../site'

/** Where the shop has the pages that the flows of its accounts lead to. */
export const links: AccountLinks = {
  login: paths.login,
  register: paths.registration('general'),
  findId: paths.findId,
  findPassword: paths.findPassword,
}
