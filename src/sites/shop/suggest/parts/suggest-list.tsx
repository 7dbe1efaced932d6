import History from 'lucide-react/icons/history'
import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/icon-button'
import { Picture } from '#src/ui/picture'
import type { Entry, EntryGroup } from './use-suggestions'

interface SuggestListProps {
  id: string
  groups: EntryGroup[]
  /** Key of the entry that Enter opens. */
  active: string | undefined
  onActive: (key: string) => void
  onPick: (to: string) => void
  /** Removes one recent search, or all of them. */
  onForget: (words?: string) => void
}

/** The press must not take the focus from the field, whose blur would close the list first. */
const stay = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() }

export function SuggestList({ id, groups, active, onActive, onPick, onForget }: SuggestListProps) {
  const { t } = useTranslation('shop.suggest')
  const { t: ui } = useTranslation('ui')
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  const before = groups.find(({ key }) => key === 'recent')
  return (
    // Scrolled content has to be reachable by keyboard: by the buttons, or as the list of the field.
    <div className={`flex min-h-0 ${before ? 'overflow-y-auto' : ''}`}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('label')}
        className={`min-w-0 flex-1 ${before ? '' : 'overflow-y-auto'}`}
      >
        {groups.map(({ key, title, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={key} role="group" aria-label={title}>
            <p aria-hidden="true" className="flex h-9 items-center px-3 text-xs font-semibold text-muted">
              {title}
            </p>
            {entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field, which keeps the focus
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry.key === active}
                {...stay}
                onPointerMove={() => entry.key !== active && onActive(entry.key)}
                onClick={() => onPick(entry.to)}
                className={`flex min-h-13 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 select-none ${entry.key === active ? 'bg-sunken' : ''}`}
              >
                <Sign entry={entry} />
                <span className="min-w-0 flex-1">
                  <span lang={entry.lang} className="block truncate font-medium">
                    {entry.label}
                  </span>
                  {entry.note && <span className="block truncate text-sm text-muted">{entry.note}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {before && (
        // Beside the list, because an option cannot contain a button.
        <div>
          <button
            type="button"
            {...stay}
            onClick={() => onForget()}
            className="block h-9 rounded-sm px-2 text-xs font-semibold text-brand hover:underline"
          >
            {t('clear')}
          </button>
          {before.entries.map(({ key, label }) => (
            <div key={key} className="flex h-13 items-center justify-end">
              <IconButton label={ui('remove', { name: label })} size="sm" {...stay} onClick={() => onForget(label)}>
                <X className="size-4" />
              </IconButton>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const Sign = ({ entry: { picture, recent } }: { entry: Entry }) =>
  picture ? (
    <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
      <Picture picture={{ ...picture, alt: '' }} sizes="40px" className="size-full" />
    </span>
  ) : (
    <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
      {recent ? <History className="size-5" /> : <MapPin className="size-5" />}
    </span>
  )
