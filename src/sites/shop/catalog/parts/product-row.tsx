import type { ProductCard as ProductCardData } from '#contract/catalog'
import { ProductCard } from './product-card'

/** A few products: side by side on wide screens, swiped on phones. */
export const ProductRow = ({ products }: { products: ProductCardData[] }) => (
  <ul className="-mx-(--gutter) flex [scroll-snap-type:x_mandatory] scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-2 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0">
    {products.map((product) => (
      <li key={product.id} className="w-[78%] max-w-80 shrink-0 snap-start lg:w-auto lg:max-w-none">
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
)
