import { type Profile, ProfileChange } from '#contract/members'
import { z } from '#contract/zod'

type Body = z.input<typeof ProfileChange>

/** The form's fields: empty ones are left out when sent, and the passport number is left, replaced or removed. */
export type ProfileDraft = Omit<Body, 'birthday' | 'gender' | 'nationality' | 'passport'> & {
  birthday: string
  gender: '' | 'female' | 'male' | 'other'
  nationality: string
  passport: string
  passport_act: 'keep' | 'replace' | 'remove'
}

const orNull = <T extends string>(text: T | ''): T | null => (text === '' ? null : text)

const passportOf = ({ passport, passport_act }: ProfileDraft): Pick<Body, 'passport'> => {
  if (passport_act === 'remove') return { passport: null }
  return passport_act === 'replace' && passport.trim() ? { passport } : {}
}

/** Validated by the contract's body (product §3, §5). */
export const ProfileDraft = z.pipe(
  z.transform(
    (draft: ProfileDraft): Body => ({
      name: draft.name,
      birthday: orNull(draft.birthday.trim()),
      gender: orNull(draft.gender),
      nationality: orNull(draft.nationality),
      agree_marketing: draft.agree_marketing,
      ...passportOf(draft),
    }),
  ),
  ProfileChange,
)

export const draftOf = (profile: Profile): ProfileDraft => ({
  name: profile.name,
  birthday: profile.birthday ?? '',
  gender: profile.gender ?? '',
  nationality: profile.nationality ?? '',
  agree_marketing: profile.agree_marketing,
  passport: '',
  passport_act: 'keep',
})
