import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { MiceYearSetup } from '#contract/mice/setup-desk'
import { SetupPage as Frame } from '#src/kits/exhibition-desk/setup-page'
import { MiceTabs } from '../../mice/parts/mice-tabs'
import { paths } from '../../site'

const pages = [
  ['figures', paths.miceSetup],
  ['booths', paths.miceSetupBooths],
  ['terms', paths.miceSetupTerms],
  ['sessions', paths.miceSetupSessions],
  ['preview', paths.miceSetupPreview],
] as const

type SetupPageProps = Omit<ComponentProps<typeof Frame<MiceYearSetup>>, 'parts' | 'tabs'> & {
  /** Which of the pages is shown. */
  at: (typeof pages)[number][0]
}

/** The frame of the setup pages of the MICE fair. */
export function SetupPage({ at, ...props }: SetupPageProps) {
  const { t } = useTranslation('admin.mice-setup')
  return (
    <Frame
      {...props}
      tabs={<MiceTabs />}
      parts={pages.map(([part, path]) => ({ label: t(`part.${part}`), path, isOn: part === at }))}
    />
  )
}
