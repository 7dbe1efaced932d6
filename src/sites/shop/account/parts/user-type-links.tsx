import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { userTypes } from '#contract/auth'
import { useNext, withNext } from '#src/kits/account/use-next'
import { paths } from '../../site'

/** The choice of account type; each has its own address. */
export function UserTypeLinks() {
  const { t } = useTranslation('shop.account')
  const next = useNext()
  return (
    <nav aria-label={t('registration.types')} className="mb-6 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
      {userTypes.map((type) => (
        <NavLink
          key={type}
          to={withNext(paths.registration(type), next)}
          replace
          preventScrollReset
          className="rounded-sm px-4 py-2.5 text-center font-semibold text-muted hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-sm"
        >
          {t(`registration.${type}`)}
        </NavLink>
      ))}
    </nav>
  )
}
