import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  airportAsOf,
  arrivalMinutes,
  type Terminal,
  terminalNames,
  terminals,
  waysIntoTown,
} from '#contract/pass/airport'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Page as Content } from '#src/ui/page'
import { Select } from '#src/ui/select'
import { useHydrated } from '#src/ui/use-hydrated'
import { paths, site } from '../../site'
import { Step } from '../parts/step'
import { WayList } from '../parts/way-list'

const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const first = { terminal: 't1', lands: '15:00' } as const

/**
 * From landing to the first scan, step by step, with the transport still running at that hour; terminal and hour are in the
 * address.
 */
export function Component() {
  const { t } = useTranslation('seoulitepass.airport')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const { day } = useDates()
  const id = useId()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  // The server renders the page without the search parameters.
  const shown = hydrated ? search : new URLSearchParams()
  const terminal = terminals.find((each) => each === shown.get('terminal')) ?? first.terminal
  const time = shown.get('lands') ?? ''
  const lands = isTime.test(time) ? time : first.lands
  const { ready, ways } = waysIntoTown(terminal, lands)
  const go = (next: { terminal: Terminal; lands: string }) =>
    void navigate(`${paths.airport}?${new URLSearchParams(next)}`, { replace: true, preventScrollReset: true })
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={common('title.airport')} lead={t('lead')} width="reading">
          <div className="grid gap-4 sm:grid-cols-2">
            <div>
              <label htmlFor={id} className="mb-1.5 block font-semibold">
                {t('terminal')}
              </label>
              <Select
                id={id}
                value={terminal}
                onChange={({ target }) =>
                  go({ terminal: terminals.find((each) => each === target.value) ?? first.terminal, lands })
                }
              >
                {terminals.map((each) => (
                  <option key={each} value={each}>
                    {terminalNames[each][lang]}
                  </option>
                ))}
              </Select>
            </div>
            <label className="block">
              <span className="mb-1.5 block font-semibold">{t('lands')}</span>
              <input
                type="time"
                value={lands}
                onChange={({ target }) => isTime.test(target.value) && go({ terminal, lands: target.value })}
                className="control"
              />
            </label>
          </div>
          <ol className="mt-10">
            <Step nth={1} title={t('land.title', { time: lands })}>
              <p>{t('land.text', { count: arrivalMinutes[terminal] })}</p>
            </Step>
            <Step nth={2} title={t('ways.title', { time: ready })}>
              <p role="status" className="mb-4">
                {t('ways.text', { count: ways.filter(({ runs }) => runs).length })}
              </p>
              <WayList ways={ways} />
              <p className="mt-3 text-sm text-muted">{t('ways.asOf', { day: day(airportAsOf) })}</p>
            </Step>
            <Step nth={3} title={t('start.title')}>
              <p>{t('start.text')}</p>
              <p className="mt-3">
                <MoreLink to={paths.affiliates}>{t('start.places')}</MoreLink>
              </p>
            </Step>
          </ol>
        </Content>
      </main>
    </Page>
  )
}
