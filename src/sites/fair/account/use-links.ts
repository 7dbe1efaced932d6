import type { AccountLinks } from '#src/kits/account/links'
import { usePaths } from '../site'

/** Where the site has the pages that the flows of its accounts lead to. */
export function useLinks(): AccountLinks {
  const { login, register, findId, findPassword } = usePaths()
  return { login, register, findId, findPassword }
}
