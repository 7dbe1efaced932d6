import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MiceCompany } from '#contract/mice/company'
import type { MiceFigures } from '#contract/mice/edition'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Picture } from '#src/ui/picture'
import { site } from '../../site'
import { SaveButton } from './save-button'

interface CompanyListProps {
  companies: readonly MiceCompany[]
  chosen: string | undefined
  saved: readonly string[]
  signedIn: boolean
  figures: MiceFigures
  linkTo: (id: string) => string
}

/** The companies by name, each with its booth; the chosen one shows its text. */
export function CompanyList({ companies, chosen, saved, signedIn, figures, linkTo }: CompanyListProps) {
  const { t } = useTranslation('mice.company')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  return (
    <ul className="ruled rounded-md border border-line-strong bg-surface">
      {companies.map((company) => {
        const { id, name, about, sector, booth, logo } = company
        const isChosen = id === chosen
        const hall = figures.halls.find((each) => each.id === booth?.hall)?.name[lang]
        return (
          <li key={id} className={isChosen ? 'bg-brand-soft' : ''}>
            <div className="flex items-center gap-2 pe-2">
              <Link
                to={linkTo(id)}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className="flex min-w-0 flex-1 items-baseline justify-between gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
              >
                {logo && (
                  <span className="h-10 w-14 shrink-0 self-center overflow-hidden rounded-sm bg-white p-1">
                    <Picture picture={{ ...logo, alt: name[lang] }} sizes="56px" className="size-full object-contain" />
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">{name[lang]}</span>
                  <span className="block text-sm text-muted">{common(`sector.${sector}`)}</span>
                </span>
                <span className="shrink-0 text-end text-sm figures">
                  {booth ? (
                    <>
                      <span className="block font-bold text-brand">{booth.number}</span>
                      <span className="block text-muted">{hall}</span>
                    </>
                  ) : (
                    <span className="text-muted">{t('noBooth')}</span>
                  )}
                </span>
              </Link>
              <SaveButton company={company} saved={saved.includes(id)} signedIn={signedIn} />
            </div>
            {isChosen && (
              <div className="max-w-reading px-4 pb-4">
                {logo && (
                  <div className="mb-3 h-28 w-full max-w-60 overflow-hidden rounded-md bg-white p-3">
                    <Picture
                      picture={{ ...logo, alt: name[lang] }}
                      sizes="240px"
                      className="size-full object-contain"
                    />
                  </div>
                )}
                <p>{about[lang]}</p>
                {booth && (
                  // On a narrow screen the plan is above the list.
                  <Button
                    variant="secondary"
                    size="sm"
                    className="mt-3 lg:hidden"
                    onClick={() => document.getElementById('hall-plan')?.scrollIntoView({ block: 'start' })}
                  >
                    {t('showOnPlan')}
                  </Button>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
