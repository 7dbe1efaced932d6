import { useTranslation } from 'react-i18next'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { paths } from '../../site'

const tabs = {
  tours: paths.surveys,
  preliminary: paths.survey('preliminary'),
  satisfaction: paths.survey('satisfaction'),
  changes: paths.surveyChanges,
} as const

/** The tabs of the surveys. */
export function SurveyTabs({ on }: { on: keyof typeof tabs }) {
  const { t } = useTranslation('admin.surveys')
  const names = Object.keys(tabs) as (keyof typeof tabs)[]
  return (
    <div className="mb-4">
      <DeskTabs
        label={t('tabs.label')}
        tabs={names.map((name) => ({ to: tabs[name], label: t(`tabs.${name}`), isOn: name === on }))}
      />
    </div>
  )
}
