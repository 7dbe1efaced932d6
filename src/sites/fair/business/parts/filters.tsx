import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { companySorts } from '#contract/fair/company'
import { continentOf, continents } from '#contract/fair/continent'
import type { FairSlot } from '#contract/fair/edition'
import { companySizes, meetingLanguages } from '#contract/fair/profile'
import { fairMarkets, fairSectors, fairSides, fairSpecialties } from '#contract/fair/sectors'
import { useCountryName } from '#src/kits/booking/countries'
import { useSpoken } from '#src/kits/booking/language-names'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useSearchField } from '#src/ui/use-search-field'

interface Option {
  value: string
  label: string
}

/** The filters of the directory; each choice is in the address. */
export function Filters({ countries, slots }: { countries: readonly string[]; slots: readonly FairSlot[] }) {
  const { t } = useTranslation('fair.business')
  const { t: words } = useTranslation('fair.company')
  const countryName = useCountryName()
  const spoken = useSpoken()
  const dates = useDates()
  const [search] = useSearchParams()
  const slotName = ({ day, starts }: FairSlot) => t('list.slotName', { day: dates.birthday(day), starts })
  const filters: [
    name: 'side' | 'country' | 'continent' | 'sector' | 'specialty' | 'market' | 'language' | 'size' | 'slot',
    options: Option[],
  ][] = [
    ['side', fairSides.map((value) => ({ value, label: words(`side.${value}`) }))],
    ['sector', fairSectors.map((value) => ({ value, label: words(`sector.${value}`) }))],
    ['specialty', fairSpecialties.map((value) => ({ value, label: words(`specialty.${value}`) }))],
    [
      'continent',
      continents
        .filter((each) => countries.some((code) => continentOf(code) === each))
        .map((value) => ({ value, label: words(`continent.${value}`) })),
    ],
    ['country', countries.map((value) => ({ value, label: countryName(value) }))],
    ['market', fairMarkets.map((value) => ({ value, label: words(`market.${value}`) }))],
    ['language', meetingLanguages.map((value) => ({ value, label: spoken(value) }))],
    ['size', companySizes.map((value) => ({ value, label: words(`size.${value}`) }))],
    ['slot', slots.map((slot) => ({ value: slot.id, label: slotName(slot) }))],
  ]
  return (
    <div className="space-y-4">
      <Words />
      <details className="rounded-md border border-line bg-surface lg:hidden" open={false}>
        <summary className="px-4 py-3 font-semibold">
          <bdi>{t('list.filters')}</bdi>
        </summary>
        <div className="grid gap-3 p-4 pt-0 sm:grid-cols-2">
          {filters.map(([name, options]) => (
            <FilterSelect
              key={name}
              named
              name={name}
              label={t(`list.${name}`)}
              any={t('list.any')}
              options={options}
            />
          ))}
        </div>
      </details>
      <div className="grid grid-cols-3 gap-3 max-lg:hidden">
        {filters.map(([name, options]) => (
          <FilterSelect key={name} named name={name} label={t(`list.${name}`)} any={t('list.any')} options={options} />
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <FilterSelect
          named
          name="sort"
          label={t('list.sort')}
          initial="fit"
          options={companySorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        />
        <SavedSwitch />
        {search.size > 0 && (
          <Link to="?" className="py-2.5 text-sm font-semibold text-brand underline underline-offset-4">
            {t('list.reset')}
          </Link>
        )}
      </div>
    </div>
  )
}

function SavedSwitch() {
  const { t } = useTranslation('fair.business')
  const { value, change } = useDeskAddress()
  return (
    <label className="flex items-center gap-2 py-2.5 text-sm font-medium">
      <input
        type="checkbox"
        checked={value('saved') === '1'}
        onChange={({ target }) => change({ saved: target.checked ? '1' : '' })}
        className="size-5"
      />
      {t('list.saved')}
    </label>
  )
}

function Words() {
  const { t } = useTranslation('fair.business')
  const { value, change } = useDeskAddress()
  const q = value('q')
  const { ref, sent } = useSearchField(q)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        change({ q: sent() })
      }}
    >
      <input
        ref={ref}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        className="control flex-1"
      />
      <Button type="submit" variant="secondary">
        {t('list.searchAct')}
      </Button>
    </form>
  )
}
