import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { miceLeads } from '#contract/mice/lead'
import { useDuty } from '#src/kits/offline/use-duty'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { PrivatePage } from '#src/kits/page/private-page'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Field } from '#src/ui/field'
import { Select } from '#src/ui/select'
import { Tabs } from '#src/ui/tabs'
import { paths } from '../../site'
import { Colleagues } from '../parts/colleagues'
import { LeadList } from '../parts/lead-list'
import { ScanTab } from '../parts/scan-tab'
import { exhibits } from '../queries'

/** Never the leads themselves, which name visitors. */
const kept = [miceLeads.exhibits]

/** Leads of an exhibitor: scanning badges, reading and exporting leads, and naming colleagues. */
export function Component() {
  const { t } = useTranslation('mice.leads')
  const lang = useContentLang()
  useAllowedCamera()
  useOfflinePage('leads', kept)
  const { exhibits: all, ticket_keys } = useSuspenseQuery(exhibits()).data
  const isSignedIn = useDuty('leads', kept, all.length > 0)
  const [search, setSearch] = useSearchParams()
  const own = all.find(({ id }) => id === search.get('exhibitor')) ?? all[0]
  const show = (change: Record<string, string>) => setSearch({ ...Object.fromEntries(search), ...change })
  const tabs = own
    ? [
        { value: 'scan', label: t('tab.scan'), content: <ScanTab key={own.id} exhibit={own} keys={ticket_keys} /> },
        ...(isSignedIn
          ? [
              {
                value: 'leads',
                label: t('tab.leads', { number: own.leads }),
                content: <LeadList key={own.id} exhibit={own} />,
              },
            ]
          : []),
        ...(own.is_owner && isSignedIn
          ? [{ value: 'staff', label: t('tab.staff'), content: <Colleagues key={own.id} exhibit={own} /> }]
          : []),
      ]
    : []
  const shown = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'scan'
  return (
    <PrivatePage title={t('title')} lead={t('lead')} width="reading">
      {own ? (
        <div className="stack-5">
          {all.length > 1 && (
            <Field label={t('exhibitor')} className="max-w-88">
              {(frame) => (
                <Select {...frame} value={own.id} onChange={({ target }) => show({ exhibitor: target.value })}>
                  {all.map(({ id, name, year }) => (
                    <option key={id} value={id}>{`${name[lang]} · ${year}`}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Tabs label={t('tabs')} tabs={tabs} value={shown} onChange={(tab) => show({ tab })} />
        </div>
      ) : (
        <EmptyState title={t('none')} actions={<ButtonLink to={paths.apply}>{t('apply')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      )}
    </PrivatePage>
  )
}
