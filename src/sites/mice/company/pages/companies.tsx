import { useSuspenseQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MiceCompany, type MiceSector, miceSectors } from '#contract/mice/company'
import type { MiceEdition } from '#contract/mice/edition'
import { Page } from '#src/kits/page/page'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Chip, ChipLink, Chips } from '#src/ui/chip'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { NoFair } from '../../parts/no-fair'
import { useSavedCompanies } from '../../parts/use-own'
import { companies as companiesQuery, thisFair } from '../../queries'
import { paths, site } from '../../site'
import { findCompanies } from '../find'
import { CompanyList } from '../parts/company-list'
import { HallPlan } from '../parts/hall-plan'
import { routeIn } from '../route'

/** The exhibitors: a search, its results, and the hall with their booths highlighted. */
export function Component() {
  const { t } = useTranslation('mice.company')
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: companies } = useSuspenseQuery(companiesQuery())
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={t('title')} lead={t('lead')}>
          {fair ? <Finder fair={fair} companies={companies} /> : <NoFair />}
        </Content>
      </main>
    </Page>
  )
}

function Finder({ fair: { figures }, companies }: { fair: MiceEdition; companies: readonly MiceCompany[] }) {
  const { t } = useTranslation('mice.company')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const search = useBrowserSearch()
  const { signedIn, saved } = useSavedCompanies()
  const [words, setWords] = useState('')
  const [chip, setChip] = useState<boolean | null>(null)
  const onlySaved = signedIn && (chip ?? search.has('saved'))
  const [picked, setPicked] = useState<{ hall: string; company: string | null } | null>(null)
  const [sector, company] = [search.get('sector'), search.get('company')]
  const sectorName = (each: MiceSector) => common(`sector.${each}`)
  const found = findCompanies(companies, { words, sector, among: onlySaved ? saved : null, lang, sectorName })
  const chosen = companies.find(({ id }) => id === company)
  const lit = words.trim() && found.length === 1 ? found[0] : chosen
  const halls = figures.halls.filter(({ id }) => companies.some(({ booth }) => booth?.hall === id))
  // A hall picked by hand stays until another company is chosen.
  const hallOf = (among: readonly MiceCompany[]) => among.find(({ booth }) => booth)?.booth?.hall
  const hallId =
    (picked?.company === company ? picked?.hall : undefined) ??
    lit?.booth?.hall ??
    (onlySaved ? hallOf(found) : undefined)
  const hall = halls.find(({ id }) => id === hallId) ?? halls[0]
  // To the company that is lit, otherwise through all saved ones.
  const targets = lit ? [lit] : onlySaved ? found : []
  const route = hall && targets.length > 0 ? routeIn(hall, companies, targets) : null
  const at = (next: { sector?: string | null; company?: string }) => {
    const query = new URLSearchParams()
    const selected = next.sector === undefined ? sector : next.sector
    if (selected) query.set('sector', selected)
    if (next.company) query.set('company', next.company)
    return query.size > 0 ? `${paths.companies}?${query}` : paths.companies
  }
  const clear = () => {
    setWords('')
    setChip(false)
  }
  return (
    <div className="stack-6">
      <label className="block max-w-form">
        <span className="mb-1.5 block font-semibold">{t('search')}</span>
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={80}
          autoComplete="off"
          placeholder={t('placeholder')}
          className="control"
        />
      </label>
      <Chips label={t('sectors')}>
        <ChipLink to={at({ sector: null })} on={!sector}>
          {t('all')}
        </ChipLink>
        {miceSectors.map((each) => (
          <ChipLink key={each} to={at({ sector: each })} on={sector === each}>
            {common(`sector.${each}`)}
          </ChipLink>
        ))}
        {signedIn && (
          <Chip on={onlySaved} onChange={setChip}>
            {t('onlySaved', { count: saved.length })}
          </Chip>
        )}
      </Chips>
      <div className="grid items-start gap-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div id="hall-plan" className="min-w-0 scroll-mt-20 lg:sticky lg:top-24 lg:order-last">
          {hall && (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <Chips label={t('halls')}>
                  {halls.map(({ id, name }) => (
                    <Chip key={id} on={id === hall.id} onChange={() => setPicked({ hall: id, company })}>
                      {name[lang]}
                    </Chip>
                  ))}
                </Chips>
                <p role="status" className="text-sm text-muted">
                  {lit?.booth &&
                    t('at', {
                      company: lit.name[lang],
                      booth: lit.booth.number,
                      hall: halls.find(({ id }) => id === lit.booth?.hall)?.name[lang] ?? '',
                    })}
                </p>
              </div>
              <HallPlan
                hall={hall}
                companies={companies}
                chosen={lit?.id}
                found={new Set(found.map(({ id }) => id))}
                saved={saved}
                way={route?.line ?? []}
                linkTo={(id) => at({ company: id })}
              />
              {!lit && route && route.stops.length > 0 && (
                <section className="mt-4">
                  <h2 className="font-bold">{t('route', { hall: hall.name[lang] })}</h2>
                  <p className="text-sm text-muted">{t('routeText')}</p>
                  <ol className="mt-2 list-decimal space-y-1 ps-6 text-sm">
                    {route.stops.map(({ id, name, booth }) => (
                      <li key={id}>
                        <b className="figures">{booth?.number}</b> {name[lang]}
                      </li>
                    ))}
                  </ol>
                </section>
              )}
            </>
          )}
        </div>
        <div className="min-w-0">
          <p role="status" className="mb-2 text-sm text-muted">
            {t('count', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <CompanyList
              companies={found}
              chosen={lit?.id}
              saved={saved}
              signedIn={signedIn}
              figures={figures}
              linkTo={(id) => at({ company: id })}
            />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t(companies.length === 0 ? 'none' : 'notFound')}
              actions={
                companies.length > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    {t('clear')}
                  </Button>
                )
              }
            />
          )}
        </div>
      </div>
    </div>
  )
}
