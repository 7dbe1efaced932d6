import SearchIcon from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FairBooth, FairEdition } from '#contract/fair/edition'
import { FloorPlan } from '#src/kits/exhibition/floor-plan'
import { useContentLang } from '#src/session/visitor'
import { Chip, Chips } from '#src/ui/chip'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { site } from '../site'
import { CompanyList } from './company-list'
import { findCompanies } from './find-companies'

interface BoothFinderProps {
  fair: FairEdition
  booths: readonly FairBooth[]
  /** The page that it is on; a chosen company is part of its address. */
  path: string
  /** Utility classes that place its parts; by default they are one below the other. */
  look?: { frame: string; plan: string }
  /** The maximum height of the list. */
  height?: string
}

/** Finds companies: a search, its results, and the hall with their booths highlighted (product §3). */
export function BoothFinder({ fair: { figures }, booths, path, look, height = '11rem' }: BoothFinderProps) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<{ hall: string; company: string | null } | null>(null)
  const company = useBrowserSearch().get('company')
  const all = findCompanies(booths, '')
  const found = words.trim() ? findCompanies(booths, words) : all
  const chosen = all.find((each) => each.company.id === company)
  // A single search result takes precedence over the chosen company.
  const lit =
    found.length === 1 && words.trim() ? found[0] : found.find((each) => each.company.id === chosen?.company.id)
  // A hall picked by hand stays until another company is chosen.
  const hallId = (picked?.company === company ? picked?.hall : undefined) ?? lit?.booth.hall ?? figures.halls[0]?.id
  const hall = figures.halls.find(({ id }) => id === hallId) ?? figures.halls[0]
  if (!hall) return null
  const linkTo = (id: string) => `${path}?company=${id}`
  return (
    <div className={`grid gap-x-8 gap-y-4 ${look?.frame ?? ''}`}>
      <SearchBox value={words} onChange={setWords} />
      <div className={`min-w-0 ${look?.plan ?? ''}`}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {figures.halls.length > 1 ? (
            <Chips label={t('booths.halls')}>
              {figures.halls.map(({ id, name }) => (
                <Chip key={id} on={id === hall.id} onChange={() => setPicked({ hall: id, company })}>
                  {name[lang]}
                </Chip>
              ))}
            </Chips>
          ) : (
            <p className="font-semibold">{hall.name[lang]}</p>
          )}
          <p role="status" className="text-sm text-muted">
            {lit &&
              t('booths.at', {
                company: lit.company.name[lang],
                booth: lit.booth.number,
                hall: figures.halls.find(({ id }) => id === lit.booth.hall)?.name[lang] ?? '',
              })}
          </p>
        </div>
        <FloorPlan
          hall={hall}
          booths={booths.filter((booth) => booth.hall === hall.id)}
          isTaken={({ companies }) => companies.length > 0}
          chosen={lit?.booth.id}
          found={words.trim() ? new Set(found.map(({ booth }) => booth.id)) : null}
          linkTo={({ companies: [first] }) => first && linkTo(first.id)}
        />
      </div>
      <CompanyList
        found={found}
        sought={words.trim()}
        chosen={lit?.company.id}
        halls={figures.halls}
        linkTo={linkTo}
        height={height}
      />
    </div>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(site)
  return (
    <label className="block min-w-0">
      <span className="mb-1.5 block font-semibold">{t('booths.search')}</span>
      <span className="relative block">
        <SearchIcon
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={80}
          autoComplete="off"
          placeholder={t('booths.placeholder')}
          className="control ps-12"
        />
      </span>
    </label>
  )
}
