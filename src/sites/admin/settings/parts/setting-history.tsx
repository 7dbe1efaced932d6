import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SettingChange } from '#contract/settings-desk'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useDates } from '#src/session/dates'
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
  const { data } = useSuspenseQuery(history(search))
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
  const { instant } = useDates()
  const factsOf = useSettingFacts()
  const before = factsOf(change.before)
  const after = factsOf(change.after)
  const labels = [...new Set([...after, ...before].map(({ label }) => label))]
  const valueIn = (facts: typeof after, label: string) => facts.find((fact) => fact.label === label)?.value ?? ''
  const changed = labels.filter((label) => valueIn(before, label) !== valueIn(after, label))
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="font-semibold">{change.by}</span>{' '}
          <time dateTime={change.at} className="text-muted figures">
            {instant(change.at)}
          </time>
        </p>
        {restore && (
          <Button variant="ghost" size="sm" onClick={restore}>
            {t('history.restore')}
          </Button>
        )}
      </div>
      {change.after === null && <p className="text-sm font-semibold">{t('unset')}</p>}
      {changed.length === 0 && <p className="text-sm text-muted">{t('history.same')}</p>}
      <dl className="space-y-1 text-sm">
        {changed.map((label) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              {valueIn(before, label) && <del className="text-muted">{valueIn(before, label)}</del>}{' '}
              {valueIn(after, label) && <ins className="font-medium no-underline">{valueIn(after, label)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
