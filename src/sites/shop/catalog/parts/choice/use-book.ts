import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { holdMinutes } from '#contract/periods'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { glide } from '#src/ui/motion'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../../site'
import { useCartLine } from './use-cart-line'
import type { Act, Choosing } from './use-choice'

/** The id of the element for a missing part, which receives the focus. */
export const placeOf = (lack: string) => `choose-${lack === 'minimum' || lack === 'seats' ? 'travelers' : lack}`

function focusOn(lack: string): void {
  const place = document.getElementById(placeOf(lack))
  place?.scrollIntoView({ block: 'center', behavior: glide() })
  place?.focus({ preventScroll: true })
}

/** Puts a choice into the cart, or reserves it directly; a guest is asked to sign in first (product §8). */
export function useBook(choosing: Choosing) {
  const { product, lacks } = choosing
  const { t } = useTranslation('shop.catalog')
  const visitor = useVisitor()
  const lang = useContentLang()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const line = useCartLine(choosing)
  const reserve = useCall(cartOrder.reserve, { refreshes: [cart.list] })

  const isGuest = () => visitor.session.getState().tokens.member === undefined

  /** Whether the choice is complete; otherwise reports and focuses the first missing part. */
  function isComplete(): boolean {
    const [first] = lacks
    if (!first) return true
    choosing.show()
    toast.warning(t('box.required'))
    focusOn(first)
    return false
  }

  /** Whether a member is signed in; otherwise offers the sign-in. */
  async function isMember(): Promise<boolean> {
    if (!isGuest()) return true
    if (await dialogs.question({ title: t('box.login'), text: t('box.loginText') })) {
      const next = choosing.address(paths.detail(product.id))
      await navigate(`${paths.login}?next=${encodeURIComponent(next)}`)
    }
    return false
  }

  /** Runs an act until its end, which includes loading the page it leads to: a second press would hold seats again. */
  async function during(act: Act, work: () => Promise<unknown>): Promise<void> {
    choosing.setAct(act)
    try {
      await work()
    } catch (error) {
      await refresh(error)
    } finally {
      choosing.setAct(null)
    }
  }

  /** A toast has shown the refusal; the seats on the page can be outdated, so they are refetched. */
  async function refresh(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const seats = [catalog.availability, catalog.slots]
    await Promise.all(seats.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
  }

  return {
    async add() {
      if (!isComplete()) return
      const text = t(isGuest() ? 'box.addGuestText' : 'box.addText')
      if (!(await dialogs.question({ title: t('box.addAsk'), text }))) return
      if (isGuest()) {
        line.keep()
        toast.success(t('box.addedGuest'))
        return
      }
      await during('add', async () => {
        await line.add()
        toast.success(t('box.added'))
      })
    },
    async reserve() {
      if (!isComplete() || !(await isMember())) return
      const text = t('box.reserveText', { minutes: holdMinutes })
      if (!(await dialogs.question({ title: t('box.reserveAsk'), text }))) return
      await during('reserve', async () => {
        const id = await line.set()
        const order = await reserve.mutateAsync({ query: { lang }, body: { cart_item_ids: [id] } })
        await navigate(paths.reservationStep('travelers', order.id))
      })
    },
  }
}
