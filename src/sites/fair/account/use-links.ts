import type { AccountLinks } from '#src/kits/account/links'
import { usePaths } from '../site'

/** The site's pages that the account flows link to. */
export function useLinks(): AccountLinks {
  const { login, register, findId, findPassword } = usePaths()
  return { login, register, findId, findPassword }
}
