import { useTranslation } from 'react-i18next'
import { type Count, sumOfCounts } from '#contract/desk-list'
import { DeskTabs } from './desk-tabs'
import { useDeskAddress } from './use-desk-address'

interface StatusTabsProps {
  label: string
  /** The statuses that have entries, with their counts. */
  tabs: readonly { value: string; label: string; count: Count }[]
}

/** A list by status: each tab shows its count under all other current filters. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  const { t } = useTranslation('desk')
  const { value, changed } = useDeskAddress()
  const now = value('status')
  const all = { value: '', label: t('list.all'), count: sumOfCounts(tabs.map(({ count }) => count)) }
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
