import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FairPhase } from '#contract/fair/edition'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { Badge } from '#src/ui/badge'
import { EmptyState } from '#src/ui/empty-state'
import { Select } from '#src/ui/select'

/** A year of a fair in the list of its desk. */
export interface ListedYear {
  year: number
  phase: FairPhase
  is_announced: boolean
}

interface SetupPageProps<Y extends ListedYear> {
  /** The sections of the setup, with their addresses; one is shown. */
  parts: readonly { label: string; path: string; isOn: boolean }[]
  years: readonly ListedYear[]
  setup: Y | null
  /** The tabs of the desk around it. */
  tabs?: ReactNode
  actions?: ReactNode
  /** Shown if there is no year yet. */
  none?: ReactNode
  children: (setup: Y) => ReactNode
}

/** The frame of the setup pages: the choice of year, and the sections; without any year, the first step. */
export function SetupPage<Y extends ListedYear>({
  parts,
  years,
  setup,
  tabs,
  actions,
  none,
  children,
}: SetupPageProps<Y>) {
  const { t } = useTranslation('exhibition-desk')
  const navigate = useNavigate()
  const shown = parts.find(({ isOn }) => isOn)
  return (
    <DeskPage
      title={shown?.label ?? ''}
      mark={setup && !setup.is_announced && <Badge tone="warning">{t('year.hidden')}</Badge>}
      actions={
        <>
          {years.length > 0 && (
            <Select
              aria-label={t('year.choose')}
              value={setup?.year ?? ''}
              onChange={(event) => void navigate(`${shown?.path}?year=${event.target.value}`)}
            >
              {!setup && <option value="">{t('year.choose')}</option>}
              {years.map(({ year, phase, is_announced }) => (
                <option key={year} value={year}>
                  {t('year.option', {
                    year: String(year),
                    state: is_announced ? t(`phase.${phase}`) : t('year.hidden'),
                  })}
                </option>
              ))}
            </Select>
          )}
          {actions}
        </>
      }
    >
      {tabs}
      {setup ? (
        <div className="space-y-4">
          <DeskTabs
            label={t('parts')}
            tabs={parts.map(({ label, path, isOn }) => ({ to: `${path}?year=${setup.year}`, label, isOn }))}
          />
          {children(setup)}
        </div>
      ) : (
        <NoYear areOthers={years.length > 0}>{none}</NoYear>
      )}
    </DeskPage>
  )
}

/** Instead of the setup of a year that the address names but that does not exist, or if there is none yet. */
function NoYear({ areOthers, children }: { areOthers: boolean; children: ReactNode }) {
  const { t } = useTranslation('exhibition-desk')
  if (areOthers) return <EmptyState title={t('year.unknown')}>{t('year.unknownText')}</EmptyState>
  return children ?? <EmptyState title={t('year.none')}>{t('year.noneText')}</EmptyState>
}
