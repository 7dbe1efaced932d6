import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fairSides } from '#contract/fair/sectors'
import { type Consent, ConsentFields } from '#src/kits/account/consent-fields'
import { PhoneField } from '#src/kits/account/contact-fields'
import { PasswordFields } from '#src/kits/account/password-fields'
import { TakenActions } from '#src/kits/account/taken-actions'
import { VerifiedEmailField } from '#src/kits/account/verified-email-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { CompanyFields, InterestFields, SectorFields, WordsFields } from '../../company/parts/company-fields'
import { PersonFields } from '../../company/parts/person-fields'
import { site } from '../../site'
import { useLinks } from '../use-links'
import type { RegistrationDraft, RegistrationStep } from './registration-draft'

/** The fields of one step. */
export function RegistrationStepFields({ step, consents }: { step: RegistrationStep; consents: readonly Consent[] }) {
  const side = useWatch<RegistrationDraft, 'side'>({ name: 'side' })
  switch (step) {
    case 'sector':
      return (
        <>
          <SideField />
          {side && <SectorFields side={side} />}
        </>
      )
    case 'company':
      return <CompanyFields />
    case 'wanted':
      return <InterestFields />
    case 'words':
      return <WordsFields />
    case 'person':
      return <PersonFields />
    case 'account':
      return <AccountFields consents={consents} />
  }
}

/** Buyer or seller. */
export function SideField() {
  const { t } = useTranslation('fair.account')
  const { t: company } = useTranslation('fair.company')
  return (
    <RadioGroup
      name="side"
      label={company('field.side')}
      look="cards"
      columns={2}
      options={fairSides.map((value) => ({
        value,
        label: company(`side.${value}`),
        help: t(`register.sides.${value}`),
      }))}
    />
  )
}

/** Sign-in details and consents. The email for meetings defaults to the account's. */
function AccountFields({ consents }: { consents: readonly Consent[] }) {
  const { getValues, setValue } = useFormContext<RegistrationDraft>()
  useEffect(() => {
    if (!getValues('email')) setValue('email', getValues('contact_email'))
  }, [getValues, setValue])
  return (
    <>
      <VerifiedEmailField site={site} takenActions={<TakenActions links={useLinks()} />} />
      <PasswordFields />
      <PhoneField />
      <ConsentFields consents={consents} />
    </>
  )
}
