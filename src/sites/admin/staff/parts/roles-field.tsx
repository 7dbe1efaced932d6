import { useTranslation } from 'react-i18next'
import { type StaffRole, staffRoles } from '#contract/staff-desk'
import { CheckGroup } from '#src/ui/form/check-group'

/** A person's roles at each desk. `help` says which go together. */
export function RolesField({ roles = staffRoles, help }: { roles?: readonly StaffRole[]; help?: string }) {
  const { t } = useTranslation('admin.staff')
  return (
    <CheckGroup
      name="roles"
      label={t('column.roles')}
      help={[t('rolesHelp'), help].filter(Boolean).join(' ')}
      options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  )
}
