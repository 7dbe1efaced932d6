import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalog'
import { useContentTag } from '#src/session/visitor'
import { Gallery } from '#src/ui/gallery'
import { ChoiceBar } from '../choice/choice-bar'
import { ChoiceBox } from '../choice/choice-box'
import { ChoiceSection } from '../choice/choice-section'
import { useChoice } from '../choice/use-choice'
import { Block, Points } from './block'
import { Facts } from './facts'
import { ProductHead } from './product-head'
import { ProductText } from './product-text'

/**
 * A separate Suspense boundary, so that React hydrates parts one by one, starting with the one touched. The element has to stay
 * the same.
 */
const apart = (part: ReactNode) => <Suspense>{part}</Suspense>

/**
 * A product with its choice. On wide screens the choice is beside the text, on phones between its parts. Each part names its
 * column: while the page streams in, later parts are not there yet to take theirs.
 */
export function ProductView({ product }: { product: Product }) {
  const { t } = useTranslation('shop.catalog')
  const choosing = useChoice(product)
  const lang = useContentTag()
  const section = useMemo(() => apart(<ChoiceSection {...choosing} />), [choosing])
  const box = useMemo(() => apart(<ChoiceBox {...choosing} />), [choosing])
  const bar = useMemo(() => apart(<ChoiceBar {...choosing} />), [choosing])
  const { date } = choosing.choice
  const text = useMemo(() => apart(<ProductText product={product} departure={date} />), [product, date])
  return (
    <>
      <ProductHead product={product} />
      <div className="mt-5">
        <Gallery pictures={product.pictures} priority />
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-8">
          <p lang={lang} className="max-w-reading text-lg">
            {product.summary}
          </p>
          <Facts product={product} />
          {product.highlights.length > 0 && (
            <Block title={t('detail.highlights')}>
              <Points items={product.highlights} sign="yes" />
            </Block>
          )}
        </div>
        {section}
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">{box}</div>
        {text}
      </div>
      {bar}
    </>
  )
}
