import { useNavigation } from 'react-router-dom'
import type { catalog } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import { Pagination } from '#src/ui/pagination'
import { CardSkeleton, Loading } from '#src/ui/skeleton'
import { times } from '#src/ui/times'
import { type Filters, searchAddress } from '../../filters'
import { resultsPerPage } from '../../search-queries'
import { ProductCard } from '../product-card'
import { SearchEmpty } from './search-empty'

const grid = 'grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 xl:gap-6'
const sizes =
  '(min-width: 1280px) 290px, (min-width: 1024px) 36vw, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 100vw'

/** Whether other results of the same page are loading. */
function useSearching(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.startsWith('/product/search/')
}

/** A page of products with links to the other pages. */
export function SearchResults({ filters, found }: { filters: Filters; found: Data<typeof catalog.list> }) {
  const searching = useSearching()
  if (searching) {
    return (
      <Loading className={grid}>
        {times(resultsPerPage).map((each) => (
          <CardSkeleton key={each} />
        ))}
      </Loading>
    )
  }
  if (found.items.length === 0) return <SearchEmpty filters={filters} total={found.total} />
  return (
    <>
      <ul className={grid}>
        {found.items.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} as="h2" sizes={sizes} priority={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10 flex justify-center">
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.per_page)}
          linkTo={(page) => searchAddress(filters, { page })}
        />
      </div>
    </>
  )
}
