import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { type LanguageCode, spokenLanguages } from '#contract/languages'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { Alert } from '#src/ui/alert'
import { EmptyState } from '#src/ui/empty-state'
import { Segmented } from '#src/ui/segmented'
import { paths, site } from '../../site'
import { ProductTabs } from '../parts/product-tabs'
import { SaleNote } from '../parts/sale-start'
import { Status } from '../parts/status'
import { product as productQuery } from '../queries'

const widths = ['phone', 'desktop'] as const
/** The frame's width: of a common phone, and the least at which the shop's pages are wide. */
const frames = { phone: 'w-[390px]', desktop: 'w-[1280px]' } as const

/** On a phone only the page for phones fits. */
const usualWidth = (): keyof typeof frames =>
  globalThis.matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'desktop'

/** The shop's page of a product as a guest would see it, in the language and width of the address; also before its sale. */
export function Component() {
  const { productId = '' } = useParams()
  const { t, i18n } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const { value, change } = useDeskAddress()
  const { data: product } = useSuspenseQuery(productQuery(productId))
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  const shown: LanguageCode = spokenLanguages.find((code) => code === value('in')) ?? lang
  const [usual] = useState(usualWidth)
  const width = widths.find((each) => each === value('width')) ?? usual
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (
    <DeskPage
      title={product.texts[lang].name || product.texts.en.name || productId}
      mark={<Status status={product.status} />}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <div className="space-y-4">
        <ProductTabs id={productId} now="preview" />
        <SaleNote product={product} />
        {product.site !== 'shop' && <EmptyState title={t('preview.elsewhere')} />}
        {product.site === 'shop' && product.lacks.includes('option') && (
          <EmptyState title={t('preview.noOption')}>
            <Link to={paths.product(productId)} className="underline underline-offset-2">
              {t('month.toEditor')}
            </Link>
          </EmptyState>
        )}
        {product.site === 'shop' && !product.lacks.includes('option') && (
          <>
            <Alert tone="info">{t('preview.text')}</Alert>
            <div className="flex flex-wrap items-end gap-4">
              <FilterSelect
                named
                name="in"
                initial={lang}
                label={t('preview.language')}
                options={spokenLanguages.map((value) => ({ value, label: names.of(value) ?? value }))}
              />
              <Segmented
                label={t('preview.width')}
                value={width}
                onChange={(next) => change({ width: next })}
                options={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
              />
            </div>
            <section
              aria-label={t('preview.frame')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              // On a phone the frame has the screen to itself, so that it fits.
              className="overflow-x-auto border-y border-line bg-sunken max-md:-mx-(--gutter) md:rounded-md md:border-x md:p-3"
            >
              <iframe
                key={`${shown} ${product.version}`}
                title={t('preview.frame')}
                src={`/product/preview/${encodeURIComponent(productId)}?lang=${shown}`}
                className={`mx-auto block h-[80vh] max-w-none border-0 bg-surface ${frames[width]}`}
              />
            </section>
          </>
        )}
      </div>
    </DeskPage>
  )
}
