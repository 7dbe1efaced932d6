import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { useLive } from '#src/kits/desk/use-live'
import { site } from '../../site'
import { SettingEditor } from '../parts/setting-editor'
import { textNames } from '../parts/text-names'
import { keyIn, settings } from '../queries'

/** The settings, one row at a time. */
export function Component() {
  const { t } = useTranslation('admin.settings')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data, act } = useLive(settings(), ({ items }) => items.map(({ version }) => version).join())
  const now = keyIn(search)
  const row = data.items.find(({ key }) => key === now)
  return (
    <DeskPage title={ofSite('title.settings')}>
      <div className="space-y-4">
        <DeskTabs
          label={ofSite('title.settings')}
          tabs={data.items.map(({ key }) => ({
            to: `?key=${key}`,
            label: t(`names.${textNames[key]}`),
            isOn: key === now,
          }))}
        />
        {row && <SettingEditor key={row.key} row={row} act={act} />}
      </div>
    </DeskPage>
  )
}
