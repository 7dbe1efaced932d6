import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/overlay/dialog'

/** Explains the keys of a list. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk')
  const keys = [
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ['x', t('keys.choose')],
    ['Enter', t('keys.open')],
    ['/', t('keys.search')],
    ['?', t('keys.help')],
  ] as const
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-mono text-sm">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
