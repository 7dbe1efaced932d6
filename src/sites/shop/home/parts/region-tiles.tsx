import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { anyChoice, type catalog } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'

type Counts = Data<typeof catalog.counts>

/**
 * The column classes of the last of `count` tiles, which fill the last row; the first tile spans two by two, on phones two
 * columns.
 */
function lastWidth(count: number): string {
  const phone = (count + 1) % 2 === 0 ? '' : 'col-span-2'
  const wide = ['md:col-span-1', 'md:col-span-4', 'md:col-span-3', 'md:col-span-2'][(count + 3) % 4] ?? ''
  return `${phone} ${wide}`
}

/** The regions with products, the first one large. */
export function RegionTiles({ regions }: { regions: Counts['regions'] }) {
  const { t } = useTranslation('shop')
  const shown = regions.filter(({ count }) => count > 0)
  const widthOf = (index: number) => {
    if (index === 0) return 'col-span-2 md:row-span-2'
    return index === shown.length - 1 ? lastWidth(shown.length) : ''
  }
  return (
    <ul className="grid auto-rows-[9.5rem] grid-cols-2 gap-3 md:auto-rows-[12rem] md:grid-cols-4 lg:gap-5">
      {shown.map(({ region, count, picture }, index) => (
        <li key={region} className={widthOf(index)}>
          <Link
            to={paths.search(anyChoice, region)}
            className="group relative isolate flex size-full flex-col justify-end overflow-hidden rounded-md p-4 text-white"
          >
            <span className="absolute inset-0 -z-10 bg-sunken">
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 590px, 100vw' : '(min-width: 768px) 290px, 50vw'}
                className="size-full eased motion-safe:group-hover:scale-[1.04]"
              />
              <span className="absolute inset-0 scrim" />
            </span>
            <span className={`font-bold ${index === 0 ? 'text-xl' : 'text-lg'}`}>{t(`region.${region}`)}</span>
            <span className="text-sm">{t('main.categories.count', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
