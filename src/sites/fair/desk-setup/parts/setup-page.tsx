import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FairYear, FairYearSetup } from '#contract/fair/setup-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { Badge } from '#src/ui/badge'
import { EmptyState } from '#src/ui/empty-state'
import { Select } from '#src/ui/select'
import { usePaths } from '../../site'

interface SetupPageProps {
  /** Which of the four pages is shown. */
  at: 'figures' | 'slots' | 'booths' | 'program'
  years: readonly FairYear[]
  setup: FairYearSetup | null
  actions?: ReactNode
  /** Shown if there is no year yet. */
  none?: ReactNode
  children: (setup: FairYearSetup) => ReactNode
}

/** The frame of the setup pages: the choice of year, and the tabs; without any year, the first step. */
export function SetupPage({ at, years, setup, actions, none, children }: SetupPageProps) {
  const { t } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const navigate = useNavigate()
  const parts = {
    figures: paths.deskSetup,
    slots: paths.deskSetupSlots,
    booths: paths.deskSetupBooths,
    program: paths.deskSetupProgram,
  }
  return (
    <DeskPage
      title={t(`part.${at}`)}
      mark={setup && !setup.is_announced && <Badge tone="warning">{t('year.hidden')}</Badge>}
      actions={
        <>
          {setup && (
            <Select
              aria-label={t('year.choose')}
              value={setup.year}
              onChange={(event) => void navigate(`${parts[at]}?year=${event.target.value}`)}
            >
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
      {setup ? (
        <div className="space-y-4">
          <DeskTabs
            label={t('parts')}
            tabs={(['figures', 'slots', 'booths', 'program'] as const).map((part) => ({
              to: `${parts[part]}?year=${setup.year}`,
              label: t(`part.${part}`),
              isOn: part === at,
            }))}
          />
          {children(setup)}
        </div>
      ) : (
        (none ?? <EmptyState title={t('year.none')}>{t('year.noneText')}</EmptyState>)
      )}
    </DeskPage>
  )
}
