import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { regions } from '#contract/catalog'
import { festivalLimits } from '#contract/festivals-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang } from '#src/session/visitor'
import { SelectField } from '#src/ui/form/select-field'
import { BothTexts } from '../../parts/both-texts'
import { products } from '../queries'
import { useMonths } from './use-months'

const months = Array.from({ length: 12 }, (_, nth) => nth + 1)

/** All fields of a festival; `productId` is the product it leads to so far, which can be off sale by now. */
export function FestivalFields({ productId = null }: { productId?: string | null }) {
  const { t } = useTranslation('admin.festivals')
  const { t: shop } = useTranslation('shop')
  const lang = useContentLang()
  const { month } = useMonths()
  const { data } = useSuspenseQuery(products())
  const onSale = data.map(({ id, name }) => ({ value: id, label: name[lang] }))
  const isOffSale = productId !== null && !data.some(({ id }) => id === productId)
  const offSale = isOffSale ? [{ value: productId, label: t('form.offSale', { id: productId }) }] : []
  const options = months.map((number) => ({ value: String(number), label: month(number) }))
  return (
    <>
      <DetailPart title={t('form.texts')}>
        <div className="stack-5">
          <BothTexts name="name" label={t('form.name')} max={festivalLimits.name} />
          <BothTexts name="summary" label={t('form.summary')} max={festivalLimits.summary} rows={3} />
          <BothTexts name="place" label={t('form.place')} max={festivalLimits.place} />
          <div className="space-y-2">
            <BothTexts name="usually" label={t('form.usually')} max={festivalLimits.usually} />
            <p className="text-sm text-muted">{t('form.usuallyHelp')}</p>
          </div>
        </div>
      </DetailPart>
      <DetailPart title={t('form.when')}>
        <div className="stack-5">
          <div className="space-y-2">
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <SelectField
                name="region"
                label={t('form.region')}
                options={regions.map((value) => ({ value, label: shop(`region.${value}`) }))}
              />
              <SelectField name="first_month" label={t('form.first_month')} options={options} />
              <SelectField name="last_month" label={t('form.last_month')} options={options} />
            </div>
            <p className="text-sm text-muted">{t('form.monthsHelp')}</p>
          </div>
          <SelectField
            name="product_id"
            label={t('form.product')}
            help={t('form.productHelp')}
            placeholder={t('form.noProduct')}
            options={[...onSale, ...offSale]}
            optional
          />
        </div>
      </DetailPart>
    </>
  )
}
