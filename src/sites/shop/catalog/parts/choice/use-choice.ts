import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product, Slot } from '#contract/catalog'
import { dayPrices } from '#src/kits/booking/day-prices'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { slots as slotsOf } from '../../queries'
import { type Choice, type Lack, lacksOf, pricedOn, readChoice, startOf, writeChoice } from './choice'

/** What is done with a choice. */
export type Act = 'add' | 'reserve'

/** The choice for a product, shared by the parts of its form. */
export interface Choosing {
  /** With the prices of the chosen day, once they are known. */
  product: Product
  choice: Choice
  choose: (change: Partial<Choice>) => void
  /** The departures of the chosen day, once known. */
  slots: Slot[] | undefined
  /** Refetches the departures; null unless loading failed. */
  askAgain: (() => void) | null
  /** Whether the prices are those that the choice costs: those of its day are known, or none is chosen. */
  isPriced: boolean
  lacks: Lack[]
  /** Whether missing parts are shown, which begins with the first attempt to continue. */
  shown: boolean
  show: () => void
  /** The running act: all buttons for it wait, on the box and the bar. */
  act: Act | null
  setAct: (act: Act | null) => void
  /** Path and query of a page with the choice in it. */
  address: (pathname: string) => string
}

/** Selects the time if the option has only one departure with seats that day. */
function settled(choice: Choice, slots: readonly Slot[] | undefined): Choice {
  const open = slots?.filter(({ option_id, seats }) => option_id === choice.option && seats > 0)
  if (!open || choice.time !== null || open.length !== 1) return choice
  return { ...choice, time: open[0]?.start_time ?? null }
}

/**
 * The choice is in the address, which the server does not see: it is read after hydration. The returned value is stable while
 * nothing in it changes, so that memoized parts do not render again.
 */
export function useChoice(product: Product): Choosing {
  const navigate = useNavigate()
  const search = useBrowserSearch()
  const [made, setMade] = useState<Choice | null>(null)
  const [shown, setShown] = useState(false)
  const [act, setAct] = useState<Act | null>(null)
  const found = useMemo(() => (search.size > 0 ? readChoice(product, search) : startOf(product)), [product, search])
  const raw = made ?? found
  const query = useQuery({ ...slotsOf(product.id, raw.date ?? ''), enabled: raw.date !== null })
  const { data: slots, isError, refetch } = query
  return useMemo(() => {
    const choice = settled(raw, slots)
    return {
      product: pricedOn(product, slots),
      choice,
      choose: (change) => {
        const next = { ...choice, ...change }
        setMade(next)
        void navigate({ search: `?${writeChoice(next, search)}` }, { replace: true, preventScrollReset: true })
      },
      slots,
      askAgain: isError && !slots ? () => void refetch() : null,
      isPriced: dayPrices(choice.date !== null, slots).isPriced,
      lacks: lacksOf(product, choice, slots),
      shown,
      show: () => setShown(true),
      act,
      setAct,
      address: (pathname) => `${pathname}?${writeChoice(choice, new URLSearchParams())}`,
    }
  }, [product, raw, slots, isError, refetch, shown, act, navigate, search])
}
