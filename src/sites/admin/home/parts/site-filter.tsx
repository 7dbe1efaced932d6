import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Site, sites } from '#contract/sites/sites'
import { Select } from '#src/ui/select'
import { useSiteLabel } from '../../parts/use-site-label'

/** The site that the address narrows the page to. */
export function useSiteFilter(): Site | undefined {
  const [search] = useSearchParams()
  return sites.find((each) => each === search.get('site'))
}

/** Narrows the page to one of these sites. A list's filter would load what its search words need, which this page has none of. */
export function SiteFilter({ of, options }: { of: Site | undefined; options: readonly Site[] }) {
  const { t } = useTranslation('admin.home')
  const [, setSearch] = useSearchParams()
  const labelOf = useSiteLabel()
  return (
    <div className="mb-4 sm:w-64">
      <Select
        aria-label={t('site.label')}
        value={of ?? ''}
        onChange={({ target: { value } }) => setSearch(value ? { site: value } : '', { preventScrollReset: true })}
      >
        <option value="">{t('site.any')}</option>
        {options.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </Select>
    </div>
  )
}
