import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { catalog } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'

type Counts = Data<typeof catalog.counts>

/** The categories with products. */
export function CategoryTiles({ categories }: { categories: Counts['categories'] }) {
  const { t } = useTranslation('shop')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 lg:gap-5">
      {categories
        .filter(({ count }) => count > 0)
        .map(({ category, count, picture }) => (
          <li key={category}>
            <Link to={paths.search(category)} className="group block rounded-md">
              <span className="block aspect-4/3 overflow-hidden rounded-md bg-sunken lg:aspect-square">
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) 180px, (min-width: 640px) 33vw, 50vw"
                  className="size-full eased motion-safe:group-hover:scale-[1.04]"
                />
              </span>
              <span className="mt-2.5 block font-semibold group-hover:underline">{t(`category.${category}`)}</span>
              <span className="block text-sm text-muted">{t('main.categories.count', { count })}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
