import { useSearchParams } from 'react-router-dom'

const views = ['voucher', 'cancel'] as const
export type View = (typeof views)[number]

/** The dialog open over a reservation's page: it is in the address, so that a mail can link to it. */
export function useView(): [view: View | undefined, show: (view: View | null) => void] {
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view'))
  const show = (next: View | null) =>
    setSearch(next ? { view: next } : {}, { replace: !next, preventScrollReset: true })
  return [view, show]
}
