import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePrefs, useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Side } from '#src/ui/side'
import { facets } from '../../search-queries'
import { addressOf, type Wanted } from '../../wanted'
import { FilterFields } from './filter-fields'

/** The counts of the choices, those of before while new ones are on their way. */
export function useFacets(wanted: Wanted) {
  // Asked again when the reader looks in another currency.
  usePrefs((prefs) => prefs.currency)
  return useQuery({ ...facets(useVisitor(), wanted), placeholderData: keepPreviousData }).data
}

/**
 * The filters beside the results. A plain form, so that it works without scripts, then also on phones; with them every change
 * leads on at once.
 */
export function FilterColumn({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('shop.catalog')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // What was chosen and is still on its way: a second choice must not forget the first.
  const [ahead, setAhead] = useState<Wanted | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address says now has arrived
  useEffect(() => setAhead(null), [pathname, search])
  const shown = ahead ?? wanted
  const [action] = addressOf(wanted).split('?')
  const change = (next: Partial<Wanted>) => {
    setAhead({ ...shown, page: 1, ...next })
    void navigate(addressOf(shown, next), { preventScrollReset: true })
  }
  const stay = (event: SubmitEvent) => event.preventDefault()
  return (
    <Side
      kind="side"
      as="aside"
      label={t('filters.title')}
      // As high before it comes along as after: the page must not grow shorter under who scrolls. The margins are room for rings.
      className="-mx-3 self-start px-3 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto max-lg:hidden noscript:block"
    >
      <form action={action} onSubmit={stay}>
        {wanted.q && <input type="hidden" name="q" value={wanted.q} />}
        {wanted.sort !== 'recommended' && <input type="hidden" name="sort" value={wanted.sort} />}
        <FilterFields wanted={shown} facets={useFacets(shown)} change={change} />
        <div className="mt-6 hidden noscript:block">
          <Button type="submit" wide>
            {t('filters.apply')}
          </Button>
        </div>
      </form>
    </Side>
  )
}
