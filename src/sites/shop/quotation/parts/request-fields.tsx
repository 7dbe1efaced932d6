import { useTranslation } from 'react-i18next'
import { regions } from '#contract/catalog'
import { budgetScopes } from '#contract/quotation-draft'
import { quotationTexts } from '#contract/quotation-limits'
import { useSpoken } from '#src/kits/booking/language-names'
import { AttachField } from '#src/kits/thread/attach-field'
import { AmountField } from '#src/ui/form/amount-field'
import { CheckGroup } from '#src/ui/form/check-group'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DateField } from '#src/ui/form/date-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { PartyField } from './party-field'
import { guideLanguages } from './request-draft'

/** When, who, where, what and the budget (product §3); `first` is the first day that can be requested. */
export function RequestFields({ first }: { first: string }) {
  const { t } = useTranslation('shop.quotation')
  const { t: shop } = useTranslation('shop')
  const spoken = useSpoken()
  return (
    <>
      <Days first={first} />
      <Group title={t('form.people')}>
        <PartyField />
        <CheckGroup
          name="regions"
          label={t('form.where')}
          options={regions.map((value) => ({ value, label: shop(`region.${value}`) }))}
        />
      </Group>
      <Group title={t('form.plan')}>
        <TextArea
          name="wishes"
          label={t('form.wishes')}
          help={t('form.wishesHelp')}
          rows={6}
          max={quotationTexts.content}
        />
        <CheckGroup
          name="languages"
          label={t('form.languages')}
          options={guideLanguages.map((value) => ({ value, label: spoken(value) }))}
        />
        <AttachField />
      </Group>
      <Budget />
      <Contact />
    </>
  )
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="m-0 min-w-0 border-0 p-0">
    <legend className="mb-3 text-lg font-bold">{title}</legend>
    <div className="stack-6">{children}</div>
  </fieldset>
)

function Days({ first }: { first: string }) {
  const { t } = useTranslation('shop.quotation')
  return (
    <Group title={t('form.when')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="date_from" label={t('form.from')} min={first} />
        <DateField name="date_to" label={t('form.to')} min={first} />
        <div className="sm:col-span-2">
          <CheckboxField name="flexible" label={t('form.flexible')} help={t('form.flexibleHelp')} optional />
        </div>
      </div>
    </Group>
  )
}

function Budget() {
  const { t } = useTranslation('shop.quotation')
  const { t: ui } = useTranslation('ui')
  return (
    <Group title={`${t('form.budget')} ${ui('optional')}`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <AmountField name="budget.amount" label={t('form.budgetAmount')} optional />
        <SelectField
          name="budget.currency"
          label={t('form.budgetCurrency')}
          options={[
            { value: 'USD', label: t('form.usd') },
            { value: 'KRW', label: t('form.krw') },
          ]}
        />
        <SelectField
          name="budget.per"
          label={t('form.budgetPer')}
          options={budgetScopes.map((value) => ({ value, label: t(`form.per.${value}`) }))}
        />
      </div>
    </Group>
  )
}

function Contact() {
  const { t } = useTranslation('shop.quotation')
  return (
    <Group title={t('form.contact')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="contact_name" label={t('form.name')} autoComplete="name" maxLength={80} />
        <TextField name="contact_email" label={t('form.email')} type="email" autoComplete="email" />
        <TextField
          name="contact_phone"
          label={t('form.phone')}
          help={t('form.phoneHelp')}
          type="tel"
          autoComplete="tel"
          className="sm:col-span-2"
        />
      </div>
    </Group>
  )
}
