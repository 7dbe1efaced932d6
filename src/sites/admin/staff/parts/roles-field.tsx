import { useTranslation } from 'react-i18next'
import { staffRoles } from '#contract/staff-desk'
import { CheckGroup } from '#src/ui/form/check-group'

/** A person's roles at each desk. */
export function RolesField() {
  const { t } = useTranslation('admin.staff')
  return (
    <CheckGroup
      name="roles"
      label={t('column.roles')}
      help={t('rolesHelp')}
      options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  )
}
