import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#src/kits/desk/filter-select'

/** Narrows a list to the inquiries that the reader looks after, or to unassigned ones. */
export function AssignedFilter() {
  const { t } = useTranslation('inquiry-desk')
  return (
    <FilterSelect
      name="assigned"
      label={t('assigned.title')}
      any={t('assigned.any')}
      options={[
        { value: 'me', label: t('assigned.me') },
        { value: 'nobody', label: t('assigned.nobody') },
      ]}
    />
  )
}
