import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ButtonLink } from '#src/ui/button'
import { useHashTarget } from '#src/ui/use-hash-target'
import { gateCounts } from '../../mice/gate-queries'
import { paths, site } from '../../site'
import { MiceGates } from '../parts/mice-gates'
import { PassGates } from '../parts/pass-gates'
import { TourGates } from '../parts/tour-gates'

/** Today's activity at all gates, live: tours, the MICE fair and the pass, each loaded by itself. */
export function Component() {
  const { t } = useTranslation('admin.gates')
  const { t: ofSite } = useTranslation(site)
  // Null if no fair is announced.
  const hasFair = useQuery(gateCounts()).data !== null
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useHashTarget(list, hash)
  const sections = [
    { id: 'tours', label: t('tours'), content: <TourGates /> },
    ...(hasFair ? [{ id: 'mice', label: ofSite('nav.mice'), content: <MiceGates /> }] : []),
    { id: 'pass', label: ofSite('nav.pass'), content: <PassGates /> },
  ]
  return (
    <DeskPage
      title={ofSite('title.gates')}
      actions={
        <ButtonLink to={paths.gatesSetup} variant="secondary" size="sm">
          {t('setup.open')}
        </ButtonLink>
      }
    >
      {/* On a phone a section can be many screens long: the way to the others stays in reach. */}
      <nav
        aria-label={t('sections')}
        className="mb-6 max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-4 max-md:border-b max-md:border-line max-md:bg-surface max-md:px-4"
      >
        <ul className="flex gap-x-5 gap-y-1 max-md:overflow-x-auto md:flex-wrap">
          {sections.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={hash === `#${id}` ? 'location' : undefined}
                className="flex items-center rounded-sm font-semibold text-brand hover:underline aria-[current=location]:underline max-md:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className="space-y-10">
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-16 md:scroll-mt-4">
            {content}
          </div>
        ))}
      </div>
    </DeskPage>
  )
}
