import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { wishlist } from '#contract/wishlist'
import { call } from '#src/api/call'
import { keepGuestWish } from '#src/api/guest-wish'
import { query } from '#src/api/query'
import { useSession, useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useHydrated } from '#src/ui/use-hydrated'
import { paths } from '../../site'

const ids = () => query(wishlist.ids, {}, { errors: 'silent' })

/**
 * Whether a product is on the member's wishlist, and how to change that. Fetched only after hydration, and for members only: the
 * server renders the same page for everyone.
 */
export function useHeart(productId: string) {
  const { t } = useTranslation('shop')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data } = useQuery({ ...ids(), enabled: hydrated && signedIn })
  const on = signedIn && (data?.ids.includes(productId) ?? false)

  async function askToSignIn() {
    if (!(await dialogs.question({ title: t('wish.signIn'), text: t('wish.signInText') }))) return
    keepGuestWish(productId)
    await navigate(`${paths.login}?next=${encodeURIComponent(pathname + search)}`)
  }

  /** Shows the change immediately, and reverts it if the server refuses. */
  async function toggle() {
    if (!signedIn) return askToSignIn()
    const { queryKey } = ids()
    await visitor.queries.cancelQueries({ queryKey })
    const show = (there: boolean) =>
      visitor.queries.setQueryData(queryKey, (before) => {
        const others = (before?.ids ?? []).filter((id) => id !== productId)
        return { ids: there ? [productId, ...others] : others }
      })
    show(!on)
    try {
      await call(on ? wishlist.remove : wishlist.add, { params: { productId } })
      toast.success(t(on ? 'wish.removed' : 'wish.added'))
    } catch {
      // The message has already been shown.
      show(on)
    }
    // The list keeps its entries until the page is left, so that a removal can be undone there.
    await visitor.queries.invalidateQueries({ queryKey: [wishlist.list.path], refetchType: 'none' })
  }

  return { on, isLoaded: data !== undefined, toggle }
}
