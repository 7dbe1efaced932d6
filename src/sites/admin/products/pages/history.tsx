import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { ProductChanges } from '../parts/product-changes'
import { ProductTabs } from '../parts/product-tabs'
import { Status } from '../parts/status'
import { history, product as productQuery } from '../queries'

/** Who changed which parts of a product, and its former states to restore. */
export function Component() {
  const { productId = '' } = useParams()
  const { t, i18n } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const { data: product } = useSuspenseQuery(productQuery(productId))
  const { data, changed, seen, act } = useLive(history(productId), ({ version }) => String(version))
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  return (
    <DeskPage
      title={product.texts[lang].name || product.texts.en.name || productId}
      mark={<Status status={product.status} />}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <ActProvider value={act}>
        <div className="space-y-4">
          <ProductTabs id={productId} now="history" />
          <ChangedNote changed={changed} seen={seen}>
            {t('history.changed')}
          </ChangedNote>
          <DetailPart title={ofSite('title.productHistory')}>
            <ProductChanges productId={productId} {...data} />
          </DetailPart>
        </div>
      </ActProvider>
    </DeskPage>
  )
}
