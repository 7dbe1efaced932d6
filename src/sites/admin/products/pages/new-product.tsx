import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { categories, regions } from '#contract/catalog'
import { NewProduct, productDesk, productSites } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useAct } from '../../parts/use-act'
import { useSiteName } from '../../reservations/parts/use-site-name'
import { paths, site } from '../../site'
import { afterAct } from '../queries'

/** Creates a product as a draft, which only the desk sees. */
export function Component() {
  const { t } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const { t: shop } = useTranslation('shop')
  const siteName = useSiteName()
  const navigate = useNavigate()
  const form = useZodForm(NewProduct, {
    site: 'shop',
    category: 'tours',
    region: 'seoul',
    name: { en: '', ko: '' },
  })
  const forget = useDraft(form, 'new product', { schema: NewProduct })
  const create = useAct(productDesk.create, afterAct)
  return (
    <DeskPage
      title={ofSite('title.newProduct')}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <div className="max-w-reading rounded-md border border-line bg-surface p-4">
        <p className="mb-6 text-muted">{t('newLead')}</p>
        <Form
          form={form}
          label={ofSite('title.newProduct')}
          onSubmit={async (body) => {
            const { id } = await create({ body })
            forget()
            await navigate(paths.product(id))
          }}
        >
          {(['en', 'ko'] as const).map((lang) => (
            <TextField
              key={lang}
              name={`name.${lang}`}
              label={`${t('text.name')} (${t(`language.${lang}`)})`}
              maxLength={productLimits.name}
            />
          ))}
          <SelectField
            name="site"
            label={t('column.site')}
            options={productSites.map((value) => ({ value, label: siteName(value) }))}
          />
          <SelectField
            name="category"
            label={t('column.category')}
            options={categories.map((value) => ({ value, label: shop(`category.${value}`) }))}
          />
          <SelectField
            name="region"
            label={t('column.region')}
            options={regions.map((value) => ({ value, label: shop(`region.${value}`) }))}
          />
          <div>
            <SubmitButton>{t('begin')}</SubmitButton>
          </div>
        </Form>
      </div>
    </DeskPage>
  )
}
