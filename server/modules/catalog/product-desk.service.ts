import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import { dayInSeoul } from '#contract/days'
import type { Data, Parsed } from '#contract/endpoint'
import { textLanguages } from '#contract/languages'
import type { productDesk } from '#contract/product-desk'
import { productDefaults, type SaveProduct } from '#contract/product-fields'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { idFrom } from '#server/id-from'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { optionDayPrice, optionPrice, product, productOption, productPicture, productText } from './catalog.table'
import { dropUsualPrices } from './day-prices.service'
import { keepPrice } from './lowest-price.service'
import { packageCustom } from './package-custom.service'
import { keepChange } from './product-change.service'
import { findDeskProduct, refuseIncomplete, showDeskProduct, stateOf } from './product-desk.view.service'

export type WriteDeps = Pick<Deps, 'db' | 'clock'>
type NewDraft = Parsed<typeof productDesk.create>['body']
type ProductRow = typeof product.$inferSelect
export type Shown = ReturnType<typeof showDeskProduct>

/** Builds the searched text, with the names in both languages, so that a name is found whatever the interface language. */
function searchText(texts: SaveProduct['texts'], lang: 'en' | 'ko'): string {
  const { name, summary, highlights, words } = texts[lang]
  const other = texts[lang === 'en' ? 'ko' : 'en']
  return [name, summary, ...highlights, words, other.name, other.words].join(' ').toLowerCase()
}

/** Inserts a draft with a name; returns its id. */
export async function insertDraft(tx: Db, at: Date, { name, ...given }: NewDraft): Promise<string> {
  const id = idFrom(name.en, 'product')
  const { languages, ...defaults } = productDefaults
  await tx.insert(product).values({
    ...{ id, ...given, ...defaults, status: 'draft', created_at: at },
    operator: { en: '', ko: '' },
    languages: [...languages],
    cancellation: [...packageCustom],
    ...{ price: 0, price_won: 0 },
  })
  await tx.insert(productText).values(
    textLanguages.map((lang) => ({
      ...{ product_id: id, lang, name: name[lang], search: `${name.en} ${name.ko}`.toLowerCase() },
      ...{ summary: '', description: '', meeting_point: '' },
      ...{ highlights: [], itinerary: [], included: [], excluded: [], know_before: [] },
    })),
  )
  return id
}

/** Creates a draft with a name. */
export async function createProduct(
  { db, clock }: WriteDeps,
  actor: string,
  given: NewDraft,
): Promise<Data<typeof productDesk.create>> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const id = await insertDraft(tx, at, given)
    await writeAudit(tx, { at, actor_id: actor, act: 'product.create', subject: id })
    return { id }
  })
}

/** Creates a draft with the texts and offers of another product, without the prices of single days. Throws 404. */
export async function copyProduct(
  { db, clock }: WriteDeps,
  actor: string,
  from: string,
): Promise<Data<typeof productDesk.copy>> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const row = await findDeskProduct(tx, from)
    const texts = await tx.select().from(productText).where(eq(productText.product_id, from))
    const id = idFrom(texts.find(({ lang }) => lang === 'en')?.name ?? '', 'product')
    const { tags: _, ...kept } = row
    const fresh = {
      rating_sum: 0,
      rating_count: 0,
      popularity: undefined,
      version: 0,
      on_sale_from: null,
      created_at: at,
    }
    await tx.insert(product).values({ ...kept, ...fresh, id, status: 'draft' })
    await tx.insert(productText).values(texts.map((text) => ({ ...text, product_id: id })))
    const pictures = await tx.select().from(productPicture).where(eq(productPicture.product_id, from))
    if (pictures.length > 0) {
      await tx.insert(productPicture).values(pictures.map((each) => ({ ...each, product_id: id })))
    }
    const options = await tx.select().from(productOption).where(eq(productOption.product_id, from))
    for (const option of options) {
      const copy = randomUUID()
      const prices = await tx.select().from(optionPrice).where(eq(optionPrice.option_id, option.id))
      await tx.insert(productOption).values({ ...option, id: copy, product_id: id })
      if (prices.length > 0) {
        await tx.insert(optionPrice).values(prices.map((each) => ({ ...each, option_id: copy })))
      }
    }
    // Prices of single days are not copied.
    await keepPrice(tx, at, id)
    await writeAudit(tx, { at, actor_id: actor, act: 'product.copy', subject: id, detail: { from } })
    return { id }
  })
}

/** Changes a product in one transaction that locks its row, and records it. Throws 404 and what `work` throws. */
export async function changeProduct<Detail extends AuditDetail>(
  deps: WriteDeps,
  { actor, id, act, detail }: { actor: string; id: string; act: AuditAct; detail?: Worded<Detail> },
  work: (tx: Db, row: ProductRow) => Promise<void>,
  find = findDeskProduct,
): Shown {
  await transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await find(tx, id, true)
    await work(tx, row)
    await writeAudit(tx, { at, actor_id: actor, act, subject: id, detail })
  })
  return showDeskProduct(deps, id)
}

async function saveTexts(
  tx: Db,
  id: string,
  { texts, itinerary }: Pick<SaveProduct, 'texts' | 'itinerary'>,
): Promise<void> {
  for (const lang of textLanguages) {
    const row = {
      ...texts[lang],
      itinerary: itinerary.map(({ minutes, ...stop }) => ({ ...stop[lang], minutes })),
      search: searchText(texts, lang),
    }
    await tx
      .insert(productText)
      .values({ product_id: id, lang, ...row })
      .onConflictDoUpdate({ target: [productText.product_id, productText.lang], set: row })
  }
}

/**
 * Throws 409 `product.dayPricesCurrency` if days to come have prices of their own in another currency: their amounts would mean
 * something else. Those of past days are removed.
 */
async function refuseOtherCurrency(
  tx: Db,
  at: Date,
  id: string,
  { currency }: Pick<SaveProduct, 'currency'>,
): Promise<void> {
  const others = await tx
    .select({ id: productOption.id })
    .from(productOption)
    .where(and(eq(productOption.product_id, id), ne(productOption.currency, currency)))
  if (others.length === 0) return
  const isOther = inArray(
    optionDayPrice.option_id,
    others.map((option) => option.id),
  )
  const ahead = await tx.$count(optionDayPrice, and(isOther, gte(optionDayPrice.date, dayInSeoul(at))))
  if (ahead > 0) throw new Refusal(409, 'product.dayPricesCurrency', 'currency')
  await tx.delete(optionDayPrice).where(isOther)
}

async function saveOptions(
  tx: Db,
  id: string,
  { options, currency }: Pick<SaveProduct, 'options' | 'currency'>,
): Promise<void> {
  for (const [position, { id: existingId, bands, ...option }] of options.entries()) {
    const row = { ...option, currency, position }
    const [kept] =
      existingId === null
        ? await tx
            .insert(productOption)
            .values({ ...row, product_id: id, closed_days: [] })
            .returning({ id: productOption.id })
        : await tx
            .update(productOption)
            .set(row)
            .where(and(eq(productOption.id, existingId), eq(productOption.product_id, id)))
            .returning({ id: productOption.id })
    if (!kept) throw new Refusal(409, 'desk.changed')
    await tx.delete(optionPrice).where(eq(optionPrice.option_id, kept.id))
    // A band that is not offered any more has no price on single days either.
    const offered = bands.map(({ band }) => band)
    await tx
      .delete(optionDayPrice)
      .where(and(eq(optionDayPrice.option_id, kept.id), notInArray(optionDayPrice.band, offered)))
    await tx.insert(optionPrice).values(bands.map((each) => ({ ...each, option_id: kept.id })))
  }
}

/**
 * Writes all fields of a product that exists. Throws 409 `desk.changed` for an option that is not its own, and
 * `product.dayPricesCurrency`.
 */
export async function writeProduct(tx: Db, at: Date, id: string, input: Omit<SaveProduct, 'base'>): Promise<void> {
  await refuseOtherCurrency(tx, at, id, input)
  const { texts: _, itinerary: __, options: ___, min_travelers_reason: reason, cancellation, ...facts } = input
  await tx
    .update(product)
    .set({
      ...facts,
      version: sql`${product.version} + 1`,
      cancellation: cancellation.toSorted((a, b) => b.days_before - a.days_before),
      min_travelers_reason: reason.en || reason.ko ? reason : null,
    })
    .where(eq(product.id, id))
  await saveTexts(tx, id, input)
  await saveOptions(tx, id, input)
  await keepPrice(tx, at, id)
}

interface Save {
  actor: string
  row: ProductRow
  /** The version that was edited. */
  base: number
}

/**
 * Saves all fields of a product whose row is locked, and keeps its former state. Throws 409 `desk.changed`, 409
 * `product.incomplete`.
 */
export async function putProduct(
  tx: Db,
  at: Date,
  { actor, row, base }: Save,
  input: Omit<SaveProduct, 'base'>,
  refuse = refuseIncomplete,
): Promise<void> {
  const { id, version } = row
  if (version !== base) throw new Refusal(409, 'desk.changed')
  const kept = await tx.$count(productOption, eq(productOption.product_id, id))
  // Options once offered stay, because reservations refer to them.
  if (input.options.filter((option) => option.id !== null).length !== kept) throw new Refusal(409, 'desk.changed')
  const before = await stateOf(tx, row)
  await writeProduct(tx, at, id, input)
  await dropUsualPrices(tx, at, actor, id)
  if (row.status === 'open') await refuse(tx, at, id)
  await keepChange(tx, { id, version: version + 1, before, at, by: actor })
}

/** Saves all texts of a product and its offers. Throws 404, 409 `desk.changed`, 409 `product.incomplete`. */
export function saveProduct(deps: WriteDeps, actor: string, id: string, { base, ...input }: SaveProduct): Shown {
  return changeProduct(deps, { actor, id, act: 'product.save' }, (tx, row) =>
    putProduct(tx, deps.clock.now(), { actor, row, base }, input),
  )
}

/** Puts a product on sale, or takes it off. Throws 404, 409 `desk.changed` if it already was, 409 `product.incomplete`. */
export function setOnSale(deps: WriteDeps, actor: string, id: string, on: boolean): Shown {
  return changeProduct(deps, { actor, id, act: on ? 'product.publish' : 'product.withdraw' }, async (tx, row) => {
    if ((row.status === 'open') === on) throw new Refusal(409, 'desk.changed')
    if (on) await refuseIncomplete(tx, deps.clock.now(), id)
    await tx
      .update(product)
      .set({ status: on ? 'open' : 'closed', on_sale_from: null })
      .where(eq(product.id, id))
  })
}
