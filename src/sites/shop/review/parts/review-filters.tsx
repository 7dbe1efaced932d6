import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { intlCode } from '#contract/languages'
import { type ReviewSort, type ReviewSummary, reviewSorts } from '#contract/review'
import { useLanguage } from '#src/session/visitor'
import { ChipLink, Chips, RemovableChip } from '#src/ui/chip'
import { Select } from '#src/ui/select'
import type { ReviewFilters } from '../queries'
import { type ReviewsPlace, reviewsAddress } from './review-address'

interface FiltersProps {
  place: ReviewsPlace
  filters: ReviewFilters
  languages: ReviewSummary['languages']
}

/** The filters of the reviews besides the summary's bars; each choice is an address. */
export function ReviewFilterBar({ place, filters, languages }: FiltersProps) {
  const { t } = useTranslation('shop.review')
  const navigate = useNavigate()
  const names = new Intl.DisplayNames([intlCode(useLanguage())], { type: 'language' })
  const to = (change: Partial<ReviewFilters>) => reviewsAddress(place, change, filters)
  const drop = () => void navigate(to({ stars: null }), { preventScrollReset: true })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {languages.length > 1 && (
        <Chips label={t('list.languages')}>
          <ChipLink to={to({ language: null })} on={!filters.language}>
            {t('list.anyLanguage')}
          </ChipLink>
          {languages.map(({ lang, count }) => (
            <ChipLink key={lang} to={to({ language: lang })} on={filters.language === lang}>
              {t('list.language', { name: names.of(lang) ?? lang, count })}
            </ChipLink>
          ))}
        </Chips>
      )}
      {filters.stars && <RemovableChip name={t('list.stars', { count: filters.stars })} onRemove={drop} />}
    </div>
  )
}

/** The order of the reviews; a form of its own, so that it also works without scripts. */
export function ReviewOrder({ place, filters }: Omit<FiltersProps, 'languages'>) {
  const { t } = useTranslation('shop.review')
  const navigate = useNavigate()
  const choose = (sort: ReviewSort) =>
    void navigate(reviewsAddress(place, { sort }, filters), { preventScrollReset: true })
  return (
    <form action={place.path + (place.hash ?? '')} className="flex items-center gap-2">
      {filters.stars && <input type="hidden" name="stars" value={filters.stars} />}
      {filters.language && <input type="hidden" name="language" value={filters.language} />}
      <label htmlFor="sort" className="shrink-0 text-sm text-muted">
        {t('list.sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={filters.sort}
        defaultValue={filters.sort}
        onChange={(event) => choose(event.target.value as ReviewSort)}
        className="w-52"
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="font-semibold text-brand underline">
          {t('list.apply')}
        </button>
      </noscript>
    </form>
  )
}
