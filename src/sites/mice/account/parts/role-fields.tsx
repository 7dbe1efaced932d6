import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { textLimits } from '#contract/limits'
import { miceSectors } from '#contract/mice/company'
import type { MiceEdition } from '#contract/mice/edition'
import { budgetBands, eventBands, type MiceRole, professions, sizeBands } from '#contract/mice/registration'
import { useDates } from '#src/session/dates'
import { CheckGroup } from '#src/ui/form/check-group'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { site } from '../../site'

function InterestsField() {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const options = miceSectors.map((value) => ({ value, label: common(`sector.${value}`) }))
  return <CheckGroup name="interests" label={t('visitor.interests')} options={options} />
}

/** The questions for visitors. */
export function VisitorFields({ fair }: { fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const { day } = useDates()
  return (
    <>
      <SelectField
        name="profession"
        label={t('visitor.profession')}
        options={professions.map((value) => ({ value, label: t(`visitor.professions.${value}`) }))}
      />
      <InterestsField />
      <CheckGroup
        name="days"
        label={t('visitor.days')}
        options={fair.figures.days.map(({ day: value }) => ({ value, label: day(value) }))}
      />
    </>
  )
}

/** The questions for buyers, apart from hosting. */
export function BuyerBands() {
  const { t } = useTranslation('mice.account')
  return (
    <>
      <SelectField
        name="events"
        label={t('buyer.events')}
        options={eventBands.map((value) => ({ value, label: t(`buyer.eventBands.${value}`) }))}
      />
      <SelectField
        name="size"
        label={t('buyer.size')}
        options={sizeBands.map((value) => ({ value, label: t(`buyer.sizeBands.${value}`) }))}
      />
      <SelectField
        name="budget"
        label={t('buyer.budget')}
        options={budgetBands.map((value) => ({ value, label: t(`buyer.budgetBands.${value}`) }))}
      />
      <InterestsField />
    </>
  )
}

function BuyerFields() {
  const { t } = useTranslation('mice.account')
  const wantsHosting = Boolean(useWatch({ name: 'wants_hosting' }))
  return (
    <>
      <BuyerBands />
      <CheckboxField name="wants_hosting" label={t('buyer.hosting')} help={t('buyer.hostingHelp')} optional />
      {wantsHosting && (
        <TextArea
          name="hosting_reason"
          label={t('buyer.reason')}
          help={t('buyer.reasonHelp')}
          max={textLimits.companyText}
        />
      )}
    </>
  )
}

function SellerFields() {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  return (
    <>
      <SelectField
        name="sector"
        label={t('seller.sector')}
        options={miceSectors.map((value) => ({ value, label: common(`sector.${value}`) }))}
      />
      <TextField
        name="contact_email"
        type="email"
        inputMode="email"
        label={t('seller.email')}
        help={t('seller.emailHelp')}
        autoComplete="email"
      />
      <TextArea name="description" label={t('seller.text')} max={textLimits.companyText} optional />
    </>
  )
}

/** The fields of a role. */
export function RoleFields({ role, fair }: { role: MiceRole; fair: MiceEdition }) {
  if (role === 'visitor') return <VisitorFields fair={fair} />
  return role === 'buyer' ? <BuyerFields /> : <SellerFields />
}
