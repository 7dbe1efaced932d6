import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'

const ofProducts = loadOf(() => import('./queries'))
// `shop` names categories and regions; `admin.reservations` names the sites and the bands of prices.
const texts = ['admin.products', 'admin.history', 'admin.reservations', 'shop', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/products',
    lazy: () => import('./pages/products'),
    handle: { title: 'title.products' },
    loader: ofProducts(texts, ({ products }, _, { search }) => [products(search)]),
  },
  {
    path: 'admin/products/new',
    lazy: () => import('./pages/new-product'),
    handle: { title: 'title.newProduct' },
    loader: load(texts),
  },
  {
    path: 'admin/products/:productId',
    lazy: () => import('./pages/product'),
    handle: { title: 'title.product' },
    loader: ofProducts(texts, ({ product }, _, { params: { productId = '' } }) => [product(productId)]),
  },
  {
    path: 'admin/products/:productId/departures',
    lazy: () => import('./pages/departures'),
    handle: { title: 'title.departures' },
    // `admin.imports` has the texts of undoing a change.
    loader: ofProducts(
      [...texts, 'admin.imports'],
      ({ product, departures }, _, { search, params: { productId = '' } }) => [
        product(productId),
        departures(productId, search),
      ],
    ),
  },
  {
    path: 'admin/products/:productId/history',
    lazy: () => import('./pages/history'),
    handle: { title: 'title.productHistory' },
    loader: ofProducts(texts, ({ product, history }, _, { params: { productId = '' } }) => [
      product(productId),
      history(productId),
    ]),
    // Opening a change asks for that change alone.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  },
  {
    path: 'admin/products/:productId/preview',
    lazy: () => import('./pages/preview'),
    handle: { title: 'title.productPreview' },
    loader: ofProducts(texts, ({ product }, _, { params: { productId = '' } }) => [product(productId)]),
  },
]
