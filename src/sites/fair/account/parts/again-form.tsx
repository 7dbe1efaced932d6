import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FairReturn, fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import { textLanguages } from '#contract/languages'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { ConsentFields } from '#src/kits/account/consent-fields'
import { ProfileSection } from '#src/kits/account/profile-section'
import { ownName } from '#src/kits/page/use-languages'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { companyDraft } from '../../company/parts/company-draft'
import { CompanyFields, InterestFields, SectorFields, WordsFields } from '../../company/parts/company-fields'
import { emptySns, PersonFields } from '../../company/parts/person-fields'
import { SideField } from './registration-step'
import { useConsents } from './use-consents'

const none = { agree_terms: false, agree_privacy: false, agree_provided: false, agree_marketing: false }
const draftOf = (own: OwnParticipant): FairReturn => ({ ...companyDraft(own), ...none, side: own.side })
/** The fields that survive a reload; consents are asked for again. */
const keptFields = [
  ...(['side', 'nationality', 'country', 'name_en', 'name_ko', 'company_en', 'company_ko', 'sector'] as const),
  ...(['specialties', 'wanted_sectors', 'markets', 'languages', 'buyer_type', 'profile', 'contact', 'lang'] as const),
] as const

/** Registers for another year, starting from last year's profile, all of which can be changed (product §3, §5). */
export function AgainForm({ own, year }: { own: OwnParticipant; year: number }) {
  const { t } = useTranslation('fair.account')
  const dialogs = useDialogs()
  const [, setSearch] = useSearchParams()
  const form = useZodForm(FairReturn, draftOf(own))
  const register = useCall(fairParticipants.again, { errors: 'page', refreshes: [fairParticipants.own] })
  const [terms, consents] = useConsents()
  const forget = useDraft(form, `fair-${year}`, { schema: FairReturn, fields: keptFields, items: { sns: emptySns } })
  const side = form.watch('side')
  const send = async (body: z.output<typeof FairReturn>) => {
    const text = t('register.questionText', { company: body.company_en })
    if (!(await dialogs.question({ title: t('register.question'), text }))) return
    await register.mutateAsync({ body })
    forget()
    setSearch({}, { replace: true })
    toast.success(t('again.done'))
  }
  return (
    <ProfileSection title={t('again.title', { year: String(year) })} lead={t('again.lead', { year: String(own.year) })}>
      <Form form={form} onSubmit={send} label={t('again.title', { year: String(year) })}>
        <SideField />
        <SectorFields side={side} />
        <CompanyFields />
        <InterestFields />
        <WordsFields />
        <PersonFields at="contact." />
        <RadioGroup
          name="lang"
          label={t('mypage.language')}
          columns={2}
          options={textLanguages.map((value) => ({ value, label: <span lang={value}>{ownName(value)}</span> }))}
        />
        <ConsentFields consents={consents} />
        <SubmitButton>{t('register.submit')}</SubmitButton>
      </Form>
      {terms}
    </ProfileSection>
  )
}
