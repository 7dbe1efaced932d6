import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Editor } from '../parts/editor'
import { Pictures } from '../parts/pictures'
import { ProductTabs } from '../parts/product-tabs'
import { Publishing } from '../parts/publishing'
import { Status } from '../parts/status'
import { product as productQuery } from '../queries'

/** One product: its status, pictures and all its fields. */
export function Component() {
  const { productId = '' } = useParams()
  return <Product key={productId} id={productId} />
}

function Product({ id }: { id: string }) {
  const { i18n } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const live = useLive(productQuery(id), ({ version, status, on_sale_from }) => `${version} ${status} ${on_sale_from}`)
  const product = live.data
  const { en, ko } = product.texts
  const name = (i18n.language === 'ko' ? ko.name : en.name) || en.name || ko.name || id
  return (
    <DeskPage
      title={name}
      mark={<Status status={product.status} />}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <ActProvider value={live.act}>
        <div className="space-y-4">
          <ProductTabs id={id} now="product" />
          <Publishing product={product} />
          <Pictures product={product} />
          <Editor product={product} act={live.act} />
          <History acts={product.acts} />
        </div>
      </ActProvider>
    </DeskPage>
  )
}
