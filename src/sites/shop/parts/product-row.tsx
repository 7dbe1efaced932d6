import type { ProductCard as ProductCardData } from '#contract/catalog'
import { ProductCard } from './product-card'

/** A handful of products: beside each other on wide screens, to be swiped through on phones. */
export const ProductRow = ({ products }: { products: ProductCardData[] }) => (
  <ul className="-mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0 lg:grid-cols-4 lg:gap-6">
    {products.map((product) => (
      <li key={product.id} className="w-[78%] max-w-80 shrink-0 snap-start md:w-auto md:max-w-none">
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
)
