import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { affiliateCategories } from '#contract/pass/affiliate'
import { districtPlaces, districts } from '#contract/pass/districts'
import { useContentLang } from '#src/session/visitor'
import { Chip, ChipLink, Chips } from '#src/ui/chip'
import { Select } from '#src/ui/select'
import { useSearchField } from '#src/ui/use-search-field'
import type { AffiliateFilters } from '../../parts/affiliates-address'
import { site } from '../../site'

interface FiltersProps {
  filters: AffiliateFilters
  /** The address with a change of filters; `go` opens it. */
  at: (change: Partial<AffiliateFilters>) => string
  go: (change: Partial<AffiliateFilters>) => void
}

/** The filters of the places. */
export function Filters({ filters, at, go }: FiltersProps) {
  const { t } = useTranslation('seoulitepass.affiliate')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const id = useId()
  const { ref, sent } = useSearchField(filters.q)
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="block">
          <span className="mb-1.5 block font-semibold">{t('search')}</span>
          <input
            ref={ref}
            type="search"
            defaultValue={filters.q}
            // A half-composed syllable of Korean finds nothing.
            onChange={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || go({ q: sent() })}
            onCompositionEnd={() => go({ q: sent() })}
            maxLength={80}
            autoComplete="off"
            placeholder={t('placeholder')}
            className="control"
          />
        </label>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t('district')}
          </label>
          <Select
            id={id}
            value={filters.district ?? ''}
            onChange={({ target }) => go({ district: districts.find((each) => each === target.value) ?? null })}
          >
            <option value="">{t('anywhere')}</option>
            {districts.map((each) => (
              <option key={each} value={each}>
                {districtPlaces[each].name[lang]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Chips label={t('category')}>
        <Chip on={filters.open} onChange={(open) => go({ open })}>
          {t('openNow')}
        </Chip>
        <ChipLink to={at({ category: null })} on={!filters.category}>
          {t('all')}
        </ChipLink>
        {affiliateCategories.map((each) => (
          <ChipLink key={each} to={at({ category: each })} on={filters.category === each}>
            {common(`category.${each}`)}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}
