import { useTranslation } from 'react-i18next'
import { DeskTabs } from './desk-tabs'
import { useDeskAddress } from './use-desk-address'

interface StatusTabsProps {
  label: string
  /** Those of which there are some, with how many. */
  tabs: readonly { value: string; label: string; count: number }[]
}

/** A list by status: each tab says how many there are with all other filters as they are. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  const { t } = useTranslation('desk')
  const { value, changed } = useDeskAddress()
  const now = value('status')
  const all = { value: '', label: t('list.all'), count: tabs.reduce((sum, { count }) => sum + count, 0) }
  return (
    <DeskTabs
      label={label}
      tabs={[all, ...tabs].map((tab) => ({
        to: `?${changed({ status: tab.value })}`,
        label: tab.label,
        count: tab.count,
        isOn: tab.value === now,
      }))}
    />
  )
}
