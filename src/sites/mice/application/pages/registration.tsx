import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceRegistration, MiceRole } from '#contract/mice/registration'
import { PrivatePage } from '#src/kits/page/private-page'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Tabs } from '#src/ui/tabs'
import { NoFair } from '../../parts/no-fair'
import { ownRegistration } from '../../parts/use-own'
import { thisFair } from '../../queries'
import { paths, site } from '../../site'
import { BuyerPart } from '../parts/buyer-part'
import { SellerPart } from '../parts/seller-part'
import { VisitorPart } from '../parts/visitor-part'

/** In the order in which they are offered. */
const roles = ['seller', 'buyer', 'visitor'] as const satisfies MiceRole[]

/** The application of each role: a booth, hosting, or seats. */
export function Component() {
  const { t } = useTranslation('mice.application')
  const { data: fair } = useSuspenseQuery(thisFair())
  const { registration } = useSuspenseQuery(ownRegistration()).data
  return (
    <PrivatePage title={t('title')} lead={t('lead')}>
      {!fair && <NoFair />}
      {fair && !registration && (
        <EmptyState title={t('none')} actions={<ButtonLink to={paths.register}>{t('register')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      )}
      {fair && registration && <ByRole fair={fair} registration={registration} />}
      {fair?.is_open && registration && <OtherRoles registration={registration} />}
    </PrivatePage>
  )
}

function ByRole({ fair, registration }: { fair: MiceEdition; registration: MiceRegistration }) {
  const { t } = useTranslation('mice.application')
  const { t: common } = useTranslation(site)
  const [search, setSearch] = useSearchParams()
  const own = roles.filter((role) => registration[role] !== null)
  const part = (role: MiceRole) => {
    if (role === 'seller') return <SellerPart fair={fair} registration={registration} />
    return role === 'buyer' ? <BuyerPart /> : <VisitorPart />
  }
  const shown = own.find((role) => role === search.get('as')) ?? own[0] ?? 'visitor'
  if (own.length < 2) return part(shown)
  return (
    <Tabs
      label={t('roles')}
      tabs={own.map((value) => ({ value, label: common(`role.${value}`), content: part(value) }))}
      value={shown}
      onChange={(as) => setSearch({ as })}
    />
  )
}

/** The roles that the member does not have yet: each has its own application. */
function OtherRoles({ registration }: { registration: MiceRegistration }) {
  const { t } = useTranslation('mice.application')
  const others = roles.filter((role) => registration[role] === null)
  if (others.length === 0) return null
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-lg font-bold">{t('others.title')}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {others.map((role) => (
          <ButtonLink key={role} to={paths.registerAs(role)} variant="secondary">
            {t(`others.${role}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
