import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/endpoint'
import { type StaffRole, staffRoles } from '#contract/staff-desk'

const isKnown = (role: Role): role is StaffRole => (staffRoles as readonly Role[]).includes(role)

/** The names of roles with their desk; the operator role of an owner is not listed. */
export function useRoleNames() {
  const { t } = useTranslation('admin.staff')
  return (roles: readonly Role[]): string =>
    roles
      .filter(isKnown)
      .filter((role) => role !== 'operator' || !roles.includes('owner'))
      .map((role) => t(`role.${role}`))
      .join(', ')
}
