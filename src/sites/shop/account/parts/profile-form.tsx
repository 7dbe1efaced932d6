import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { members, type Profile } from '#contract/members'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useCountries } from '#src/kits/booking/countries'
import { dropDrafts } from '#src/session/drafts'
import { useDraft } from '#src/session/use-draft'
import { useVisitor } from '#src/session/visitor'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { FixedFields } from './fixed-fields'
import { PassportField } from './passport-field'
import { draftOf, ProfileDraft } from './profile-draft'

/** The name of the draft in the tab. */
const draft = 'profile'

const genders = ['female', 'male', 'other'] as const

/** The form for the editable part of a profile; asks for confirmation before saving (product §3, §8). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('shop.account')
  const { t: account } = useTranslation('account')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const countries = useCountries()
  const form = useZodForm(ProfileDraft, draftOf(profile))
  const forget = useDraft(form, draft, { schema: ProfileDraft })
  // Leaving the page discards the draft; a reload or a sign-in in between does not.
  useEffect(() => () => dropDrafts(draft), [])
  const change = useCall(members.change, { errors: 'page', refreshes: [members.profile] })

  const send = async (body: z.output<typeof ProfileDraft>) => {
    if (!(await dialogs.question({ title: t('myProfile.question') }))) return
    const changed = await change.mutateAsync({ body })
    visitor.session.setState(({ people }) => ({
      people: { ...people, member: people.member && { ...people.member, name: changed.name } },
    }))
    form.reset(draftOf(changed))
    forget()
    toast.success(t('myProfile.saved'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('myProfile.details')}>
      <FixedFields profile={profile} />
      <TextField
        name="name"
        label={account('registration.name')}
        help={t('registration.nameHelp')}
        autoComplete="name"
      />
      <TextField
        name="birthday"
        label={t('myProfile.birthday')}
        help={t('myProfile.birthdayHelp')}
        autoComplete="bday"
        inputMode="numeric"
        maxLength={10}
        optional
      />
      <RadioGroup
        name="gender"
        label={t('myProfile.gender')}
        options={genders.map((value) => ({ value, label: t(`myProfile.${value}`) }))}
        optional
      />
      <ComboboxField name="nationality" label={t('myProfile.nationality')} options={countries} optional />
      <PassportField masked={profile.passport} />
      <CheckboxField name="agree_marketing" label={t('myProfile.marketing')} optional />
      <SubmitButton>{t('myProfile.save')}</SubmitButton>
    </Form>
  )
}
