import type { DeskProduct } from '#contract/product-desk'
import type { ProductState, SaveProduct } from '#contract/product-fields'

/** All editable fields of a product as the desk shows it. */
export function stateIn(product: DeskProduct): ProductState {
  const { id: _, site, status, on_sale_from, version, created_at, pictures, lacks, lacking, acts, ...state } = product
  return state
}

/** The body that saves a product as the desk shows it. */
export const bodyOf = (product: DeskProduct): SaveProduct => ({ base: product.version, ...stateIn(product) })
