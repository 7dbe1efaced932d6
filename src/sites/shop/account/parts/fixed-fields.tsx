import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/members'
import { TextLink } from '#src/kits/account/text-link'
import { paths } from '../../site'

/** The fields that a profile shows but cannot change here. */
export function FixedFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation('shop.account')
  const rows = [
    { label: t('myProfile.email'), value: profile.email, help: t('myProfile.emailHelp') },
    {
      label: t('myProfile.phone'),
      value: <bdi dir="ltr">{profile.phone}</bdi>,
      help: <TextLink to={paths.phoneNumberChange}>{t('myProfile.phoneChange')}</TextLink>,
    },
    ...(profile.company_name ? [{ label: t('myProfile.company'), value: profile.company_name }] : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-md bg-sunken p-5 sm:grid-cols-2">
      {rows.map(({ label, value, help }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          {help && <dd className="mt-0.5 text-sm text-muted">{help}</dd>}
        </div>
      ))}
    </dl>
  )
}
