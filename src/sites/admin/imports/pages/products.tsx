import { useTranslation } from 'react-i18next'
import { productDesk } from '#contract/product-desk'
import { type ProductRow, productImport, productSheet } from '#contract/product-import'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { paths, site } from '../../site'
import type { ProductColumn } from '../forms/products'
import { ImportTabs } from '../parts/import-tabs'
import { NewProducts } from '../parts/new-products'
import { ImportedDrafts, RecentImports, useRecentImports } from '../parts/recent-imports'
import { SheetImport } from '../parts/sheet-import'

const form = async () => (await import('../forms/products')).loadForm()

/** The import of products from a sheet, as drafts. */
export function Component() {
  const { t } = useTranslation('admin.imports')
  const { t: ofSite } = useTranslation(site)
  const check = useCall(productImport.check, { errors: 'page' })
  const take = useCall(productImport.take, { errors: 'page', refreshes: [productDesk.list, productImport.recent] })
  const imports = useRecentImports(
    { recent: productImport.recent, undo: productImport.undo },
    productDesk.list,
    paths.products,
  )
  const texts = {
    file: t('products.file'),
    column: t('products.column', { returnObjects: true }),
    help: t('products.help', { returnObjects: true }),
    example: t('products.example', { returnObjects: true }),
  }
  return (
    <DeskPage
      title={ofSite('title.importProducts')}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <ImportTabs now="products" />
      <SheetImport<ProductColumn, ProductRow, unknown>
        form={form}
        most={productSheet.rows}
        lead={[t('products.lead'), t('products.option'), t('how.undo')]}
        texts={texts}
        check={(rows) => check.mutateAsync({ body: { rows } })}
        take={async (rows) => {
          const { created, created_at } = await take.mutateAsync({ body: { rows } })
          const words = t('products.done', { count: created })
          return { words, path: imports.pathOf(created_at) }
        }}
        preview={(rows) => ({
          content: <NewProducts rows={rows} />,
          apply: t('products.apply', { count: rows.length }),
        })}
        after={(_, { path = paths.products }) => (
          <ImportedDrafts imports={imports} path={path}>
            {t('products.toDrafts')}
          </ImportedDrafts>
        )}
      />
      <div className="mt-4">
        <RecentImports imports={imports} />
      </div>
    </DeskPage>
  )
}
