import { dayPrices } from '#contract/day-prices'
import { departureImport } from '#contract/departure-import'
import { type PictureState, productDesk } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { productImport } from '#contract/product-import'
import { productPreview } from '#contract/product-preview'
import { implement } from '#server/http/implement'
import { availability, slotsOf } from './availability.service'
import { checkDayPrices, setDayPrices } from './day-prices.service'
import { checkDepartures, checkPeriod, importDepartures } from './departure-import.service'
import { productDetail } from './detail.service'
import { listChanges, showChange } from './product-change.service'
import { listDepartures } from './product-departures.service'
import { copyProduct, createProduct, saveProduct, setOnSale } from './product-desk.service'
import { listDeskProducts, showDeskProduct } from './product-desk.view.service'
import { checkProducts, importProducts, recentProductImports, undoProducts } from './product-import.service'
import {
  addProductPicture,
  changeProductPicture,
  firstProductPicture,
  removeProductPicture,
} from './product-pictures.service'
import { restoreProduct } from './product-restore.service'
import { scheduleSale } from './sale-start.service'

const textOf = ({ focus, ...alt }: PictureState) => ({ alt, focus })

export const productDeskRoutes = implement(productDesk, {
  list: ({ query }, deps) => listDeskProducts(deps, query),
  detail: ({ params }, deps) => showDeskProduct(deps, params.productId),
  create: ({ body }, deps) => createProduct(deps, deps.caller.id, body),
  copy: ({ params }, deps) => copyProduct(deps, deps.caller.id, params.productId),
  save: ({ params, body }, deps) => saveProduct(deps, deps.caller.id, params.productId, body),
  publish: ({ params }, deps) => setOnSale(deps, deps.caller.id, params.productId, true),
  schedule: ({ params, body }, deps) => scheduleSale(deps, deps.caller.id, params.productId, body),
  withdraw: ({ params }, deps) => setOnSale(deps, deps.caller.id, params.productId, false),
  addPicture: ({ params, body: alt, files: { file } }, deps) =>
    addProductPicture(deps, deps.caller.id, { id: params.productId, alt, file }),
  changePicture: ({ params: { productId, id }, body: { seen, ...set } }, deps) =>
    changeProductPicture(deps, deps.caller.id, { id: productId, picture: id, set: textOf(set), seen: textOf(seen) }),
  firstPicture: ({ params }, deps) => firstProductPicture(deps, deps.caller.id, params.productId, params.id),
  removePicture: ({ params }, deps) => removeProductPicture(deps, deps.caller.id, params.productId, params.id),
  departures: ({ params, query }, { db }) => listDepartures(db, params.productId, query),
})

export const productHistoryRoutes = implement(productHistory, {
  list: ({ params }, { db }) => listChanges(db, params.productId),
  change: ({ params }, { db }) => showChange(db, params.productId, params.id),
  restore: ({ params, body }, deps) => restoreProduct(deps, deps.caller.id, params, body),
})

export const productPreviewRoutes = implement(productPreview, {
  detail: ({ params, query }, { db, clock }) => productDetail(db, clock, params.productId, query.lang, true),
  availability: ({ params, query }, { db, clock }) => availability(db, clock, params.productId, query, true),
  slots: ({ params, query }, { db, clock }) => slotsOf(db, clock, params.productId, query.date, true),
})

export const dayPricesRoutes = implement(dayPrices, {
  check: ({ params, body }, deps) => checkDayPrices(deps, params.productId, body),
  set: ({ params, body }, deps) => setDayPrices(deps, deps.caller.id, params.productId, body),
})

export const departureImportRoutes = implement(departureImport, {
  period: ({ params, body }, deps) => checkPeriod(deps, params.productId, body),
  check: ({ body }, deps) => checkDepartures(deps, body.rows),
  take: ({ body }, deps) => importDepartures(deps, deps.caller.id, body),
})

export const productImportRoutes = implement(productImport, {
  check: ({ body }, deps) => checkProducts(deps, body.rows),
  take: ({ body }, deps) => importProducts(deps, deps.caller.id, body.rows),
  recent: (_, deps) => recentProductImports(deps),
  undo: ({ body }, deps) => undoProducts(deps, deps.caller.id, body.created_at),
})
