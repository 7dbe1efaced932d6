import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SettingChange } from '#contract/settings-desk'
import { ChangeEntry, FactChanges } from '#src/kits/desk/change-entry'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useLive } from '#src/kits/desk/use-live'
import { Button } from '#src/ui/button'
import { history } from '../queries'
import { useSettingFacts } from './use-setting-facts'

interface SettingHistoryProps {
  /** Restores a former value; false where that is impossible. */
  onRestore: (before: unknown) => false | (() => void)
}

/** A row's changes: by whom, when, from what to what; newest first. */
export function SettingHistory({ onRestore }: SettingHistoryProps) {
  const { t } = useTranslation('admin.settings')
  const [search] = useSearchParams()
  const { data } = useLive(history(search), ({ items }) => String(items[0]?.version))
  if (data.items.length === 0) return <p className="text-muted">{t('history.none')}</p>
  return (
    <div className="space-y-4">
      <ol className="divide-y divide-line">
        {data.items.map((change) => (
          <Change key={change.id} change={change} restore={onRestore(change.before)} />
        ))}
      </ol>
      <TurnPages next={data.next} previous={data.previous} />
    </div>
  )
}

function Change({ change, restore }: { change: SettingChange; restore: false | (() => void) }) {
  const { t } = useTranslation('admin.settings')
  const factsOf = useSettingFacts()
  return (
    <ChangeEntry
      by={change.by}
      at={change.at}
      actions={
        restore && (
          <Button variant="ghost" size="sm" onClick={restore}>
            {t('history.restore')}
          </Button>
        )
      }
    >
      {change.after === null && <p className="text-sm font-semibold">{t('unset')}</p>}
      <FactChanges before={factsOf(change.before)} after={factsOf(change.after)} same={t('history.same')} />
    </ChangeEntry>
  )
}
