import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { FairYearSetup } from '#contract/fair/setup-desk'
import { SetupPage as Frame } from '#src/kits/exhibition-desk/setup-page'
import { usePaths } from '../../site'

type SetupPageProps = Omit<ComponentProps<typeof Frame<FairYearSetup>>, 'parts' | 'tabs'> & {
  /** Which of the four pages is shown. */
  at: 'figures' | 'slots' | 'booths' | 'program'
}

/** The frame of the setup pages of this fair. */
export function SetupPage({ at, ...props }: SetupPageProps) {
  const { t } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const pages = [
    ['figures', paths.deskSetup],
    ['slots', paths.deskSetupSlots],
    ['booths', paths.deskSetupBooths],
    ['program', paths.deskSetupProgram],
  ] as const
  return (
    <Frame {...props} parts={pages.map(([part, path]) => ({ label: t(`part.${part}`), path, isOn: part === at }))} />
  )
}
