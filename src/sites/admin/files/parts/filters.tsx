import { useTranslation } from 'react-i18next'
import { fileKinds, fileSubjects } from '#contract/files-desk'
import { sites } from '#contract/sites/sites'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { DateInput } from '#src/ui/date/date-input'
import { useSiteLabel } from '../../parts/use-site-label'

/** Sites where files are uploaded. */
const withFiles = sites.filter((each) => each !== 'admin' && each !== 'edu-admin')

/** The filters of the list of files besides words. */
export function Filters() {
  const { t } = useTranslation('admin.files')
  const labelOf = useSiteLabel()
  const { value, change } = useDeskAddress()
  return (
    <>
      <FilterSelect
        name="kind"
        label={t('column.kind')}
        any={t('anyKind')}
        options={fileKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <FilterSelect
        name="subject"
        label={t('column.uses')}
        any={t('anySubject')}
        options={[...fileSubjects, 'none' as const].map((each) => ({ value: each, label: t(`subject.${each}`) }))}
      />
      <FilterSelect
        name="site"
        label={t('column.site')}
        any={t('anySite')}
        options={withFiles.map((each) => ({ value: each, label: labelOf(each) }))}
      />
      <div className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <span aria-hidden="true">{t('column.created_at')}</span>
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className="max-sm:flex-1 sm:w-40">
            <DateInput
              aria-label={t(name)}
              value={value(name)}
              onChange={(day: string) => change({ [name]: day || null })}
            />
          </div>
        ))}
      </div>
    </>
  )
}
