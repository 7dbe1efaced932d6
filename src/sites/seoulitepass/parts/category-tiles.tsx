import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Affiliate, affiliateCategories } from '#contract/pass/affiliate'
import { useNumbers } from '#src/session/visitor'
import { site } from '../site'
import { affiliatesAddress } from './affiliates-address'
import { PlaceArt } from './place-art'

/** The kinds of places, each with its count and a link to its list. */
export function CategoryTiles({ affiliates }: { affiliates: readonly Affiliate[] }) {
  const { t } = useTranslation(site)
  const number = useNumbers()
  const kinds = affiliateCategories
    .map((category) => ({ category, count: affiliates.filter((each) => each.category === category).length }))
    .filter(({ count }) => count > 0)
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {kinds.map(({ category, count }) => (
        <li key={category}>
          <Link
            to={affiliatesAddress({ category })}
            className="group block overflow-hidden rounded-md border border-line bg-surface eased hover:shadow-lg"
          >
            <PlaceArt category={category} seed={category} className="aspect-4/3 w-full" />
            <span className="flex items-baseline justify-between gap-3 px-4 py-3 font-semibold">
              {t(`category.${category}`)} <span className="font-normal text-muted figures">{number(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
