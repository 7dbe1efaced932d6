import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePrefs, useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Side } from '#src/ui/side'
import { type Filters, searchAddress } from '../../filters'
import { facets } from '../../search-queries'
import { FilterFields } from './filter-fields'

/** The counts of the choices; the previous ones are shown until new ones arrive. */
export function useFacets(filters: Filters) {
  // Refetched when the reader changes the currency.
  usePrefs((prefs) => prefs.currency)
  return useQuery({ ...facets(useVisitor(), filters), placeholderData: keepPreviousData }).data
}

/**
 * The filters beside the results. A plain form, so that it works without scripts, then also on phones; with scripts every change
 * applies immediately.
 */
export function FilterColumn({ filters }: { filters: Filters }) {
  const { t } = useTranslation('shop.catalog')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The choices not yet in the address: a second choice must not discard the first.
  const [ahead, setAhead] = useState<Filters | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address says now has arrived
  useEffect(() => setAhead(null), [pathname, search])
  const shown = ahead ?? filters
  const [action] = searchAddress(filters).split('?')
  const change = (next: Partial<Filters>) => {
    setAhead({ ...shown, page: 1, ...next })
    void navigate(searchAddress(shown, next), { preventScrollReset: true })
  }
  const stay = (event: SubmitEvent) => event.preventDefault()
  return (
    <Side
      kind="side"
      as="aside"
      label={t('filters.title')}
      // The same height before and after it becomes sticky, so that the page does not shrink while scrolling. The margins leave
      // space for focus rings.
      className="-mx-3 self-start px-3 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto max-lg:hidden noscript:block"
    >
      <form action={action} onSubmit={stay}>
        {filters.q && <input type="hidden" name="q" value={filters.q} />}
        {filters.sort !== 'recommended' && <input type="hidden" name="sort" value={filters.sort} />}
        <FilterFields filters={shown} facets={useFacets(shown)} change={change} />
        <div className="mt-6 hidden noscript:block">
          <Button type="submit" wide>
            {t('filters.apply')}
          </Button>
        </div>
      </form>
    </Side>
  )
}
