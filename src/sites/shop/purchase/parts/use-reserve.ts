import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { holdMinutes } from '#contract/periods'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../../site'
import { orderOf } from '../queries'

/** Holds the seats of the selected cart lines after a confirmation (product §8: reserve), and leads to the first step. */
export function useReserve(settle: () => Promise<void>) {
  const { t } = useTranslation('shop.purchase')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { question } = useDialogs()
  const lang = useContentLang()
  const words = useErrorWords()
  const { mutateAsync } = useCall(cartOrder.reserve, { errors: 'page' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const reserve = async (cart_item_ids: string[]) => {
    setProblem('')
    if (!(await question({ title: t('cart.askTitle'), text: t('cart.ask', { minutes: holdMinutes }) }))) return
    setBusy(true)
    try {
      await settle()
      const order = await mutateAsync({ query: { lang }, body: { cart_item_ids } })
      visitor.queries.setQueryData(orderOf(visitor, order.id).queryKey, order)
      await navigate(paths.reservationStep(order.next_step ?? 'payment', order.id))
    } catch (error) {
      setProblem(words(error))
    } finally {
      setBusy(false)
      void visitor.queries.invalidateQueries({ queryKey: [cart.list.path] })
    }
  }
  return { reserve, busy, problem }
}
