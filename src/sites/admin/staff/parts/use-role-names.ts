import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/endpoint'
import { type StaffRole, staffRoles } from '#contract/staff-desk'

const isKnown = (role: Role): role is StaffRole => (staffRoles as readonly Role[]).includes(role)

/** What roles are called, with the desk that they are for; an owner's own part at the desk goes without saying. */
export function useRoleNames() {
  const { t } = useTranslation('admin.staff')
  return (roles: readonly Role[]): string =>
    roles
      .filter(isKnown)
      .filter((role) => role !== 'operator' || !roles.includes('owner'))
      .map((role) => t(`role.${role}`))
      .join(', ')
}
