import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DeskPage } from '#src/kits/desk/desk-page'
import { gateCounts } from '../../mice/queries'
import { site } from '../../site'
import { MiceGates } from '../parts/mice-gates'
import { PassGates } from '../parts/pass-gates'
import { TourGates } from '../parts/tour-gates'

/** Today's activity at all gates, live: tours, the MICE fair and the pass, each loaded by itself. */
export function Component() {
  const { t } = useTranslation('admin.gates')
  const { t: ofSite } = useTranslation(site)
  // Null if no fair is announced.
  const hasFair = useQuery(gateCounts()).data !== null
  const sections = [
    { id: 'tours', label: t('tours'), content: <TourGates /> },
    ...(hasFair ? [{ id: 'mice', label: ofSite('nav.mice'), content: <MiceGates /> }] : []),
    { id: 'pass', label: ofSite('nav.pass'), content: <PassGates /> },
  ]
  return (
    <DeskPage title={ofSite('title.gates')}>
      <nav aria-label={t('sections')} className="mb-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="rounded-sm font-semibold text-brand hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-10">
        {sections.map(({ id, content }) => (
          <div key={id} id={id}>
            {content}
          </div>
        ))}
      </div>
    </DeskPage>
  )
}
