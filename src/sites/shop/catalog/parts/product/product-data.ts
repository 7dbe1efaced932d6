import type { Product } from '#contract/catalog'
import { crumbData, graphOf, priceData } from '#src/kits/page/json-ld'
import { paths } from '../../../site'

/** Path of a product's largest picture, for social previews. */
export function previewOf({ pictures, picture }: Product): string {
  const { src, widths } = pictures[0] ?? picture
  return `${src}-${Math.max(...widths)}.webp`
}

const lastDay = ({ options }: Product): string | undefined =>
  options
    .map((option) => option.option_end_date)
    .sort()
    .at(-1)

/** Whether any season still has a bookable day (product §5). */
const isOnSale = (product: Product): boolean => (lastDay(product) ?? '') >= product.first_day

/** Structured data of a product for search engines: the product, its offer, and its breadcrumbs. */
export function productData(product: Product, origin: string, crumbs: { name: string; path: string }[]): object {
  const url = origin + paths.detail(product.id)
  return graphOf(
    {
      '@type': 'Product',
      name: product.name,
      description: product.summary,
      sku: product.id,
      image: origin + previewOf(product),
      brand: { '@type': 'Organization', name: product.operator },
      ...(product.rating !== null &&
        product.review_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.review_count,
          },
        }),
      offers: {
        '@type': 'Offer',
        url,
        price: priceData({ amount: product.price, currency: product.currency }),
        priceCurrency: product.currency,
        availability: `https://schema.org/${isOnSale(product) ? 'InStock' : 'SoldOut'}`,
        ...(lastDay(product) && { validThrough: lastDay(product) }),
      },
    },
    crumbData(crumbs, origin),
  )
}
