import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { useAct, useConfirmed, useToasted } from '../../parts/use-act'
import { paths } from '../../site'
import { afterAct } from '../queries'
import { SaleNote, SaleStart } from './sale-start'

/** Puts a product on sale or takes it off, and lists what is still missing for a sale. */
export function Publishing({ product }: { product: DeskProduct }) {
  const { id, status, lacks, lacking } = product
  const { t } = useTranslation('admin.products')
  const navigate = useNavigate()
  const confirmed = useConfirmed()
  const run = useToasted()
  const publish = useAct(productDesk.publish, afterAct)
  const withdraw = useAct(productDesk.withdraw, afterAct)
  const copy = useAct(productDesk.copy, afterAct)
  const params = { params: { productId: id } }
  const missing = [
    ...lacking.map(({ lang, field }) => `${t(`text.${field}`)} (${t(`language.${lang}`)})`),
    ...lacks.map((each) => t(`lack.${each}`)),
  ]
  return (
    <DetailPart title={t('part.sale')}>
      <p>{t(`sale.${status}`)}</p>
      <SaleNote product={product} />
      {status !== 'open' && missing.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">{t('sale.missing')}</p>
          <ul className="list-disc ps-5">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {status === 'open' ? (
          <Button
            variant="secondary"
            onClick={() =>
              void confirmed(t('withdraw.ask'), t('withdraw.text'), () => withdraw(params), t('withdraw.done'))
            }
          >
            {t('withdraw.act')}
          </Button>
        ) : (
          <Button
            disabled={missing.length > 0}
            onClick={() =>
              void confirmed(t('publish.ask'), t('publish.text'), () => publish(params), t('publish.done'))
            }
          >
            {t('publish.act')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() =>
            void run(async () => {
              const made = await copy(params)
              await navigate(paths.product(made.id))
            }, t('copy.done'))
          }
        >
          {t('copy.act')}
        </Button>
      </div>
      {status !== 'open' && <SaleStart product={product} />}
    </DetailPart>
  )
}
