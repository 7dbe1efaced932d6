import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Product, Slot } from '#contract/catalog'
import { useHydrated } from '#src/ui/use-hydrated'
import { slots as slotsOf } from '../../queries'
import { type Choice, type Lack, lacksOf, readChoice, startOf, writeChoice } from './choice'

/** What is being chosen of a product, and what the parts that choose share. */
export interface Choosing {
  product: Product
  choice: Choice
  choose: (change: Partial<Choice>) => void
  /** The departures of the chosen day, once known. */
  slots: Slot[] | undefined
  /** How to ask for them again, where they could not be had. */
  askAgain: (() => void) | null
  lacks: Lack[]
  /** What is missing shows only after somebody tried to go on. */
  shown: boolean
  show: () => void
  /** Path and query of this page with the choice in it. */
  address: (pathname: string) => string
}

/** A day's only departure of an option needs no choosing. */
function settled(choice: Choice, slots: readonly Slot[] | undefined): Choice {
  const open = slots?.filter(({ option_id, seats }) => option_id === choice.option && seats > 0)
  if (!open || choice.time !== null || open.length !== 1) return choice
  return { ...choice, time: open[0]?.start_time ?? null }
}

/** The choice lives in the address, which the server does not see: it is read once the page has been taken over. */
export function useChoice(product: Product): Choosing {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [made, setMade] = useState<Choice | null>(null)
  const [shown, setShown] = useState(false)
  const raw = made ?? (hydrated ? readChoice(product, search) : startOf(product))
  const asked = useQuery({ ...slotsOf(product.id, raw.date ?? ''), enabled: raw.date !== null })
  const { data: slots } = asked
  const choice = settled(raw, slots)
  return {
    product,
    choice,
    choose: (change) => {
      const next = { ...choice, ...change }
      setMade(next)
      void navigate({ search: `?${writeChoice(next, search)}` }, { replace: true, preventScrollReset: true })
    },
    slots,
    askAgain: asked.isError && !slots ? () => void asked.refetch() : null,
    lacks: lacksOf(product, choice, slots),
    shown,
    show: () => setShown(true),
    address: (pathname) => `${pathname}?${writeChoice(choice, new URLSearchParams())}`,
  }
}
