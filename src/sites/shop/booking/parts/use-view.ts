import { useSearchParams } from 'react-router-dom'

const views = ['voucher', 'cancel'] as const
export type View = (typeof views)[number]

/** What is open over the page of a reservation: it is in the address, so that a mail can lead to it. */
export function useView(): [view: View | undefined, show: (view: View | null) => void] {
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view'))
  const show = (next: View | null) =>
    setSearch(next ? { view: next } : {}, { replace: !next, preventScrollReset: true })
  return [view, show]
}
