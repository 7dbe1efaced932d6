import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskViews } from '#contract/desk-views'
import { query, useCall } from '#src/api/query'
import { Button, button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { Popover } from '#src/ui/overlay/popover'
import { useDeskAddress } from './use-desk-address'

/** The reader's saved views of a list: filters, sort and columns under a name. */
export function ViewsMenu({ list }: { list: string }) {
  const { t } = useTranslation('desk')
  return (
    <Popover
      label={t('views.title')}
      align="end"
      trigger={(props) => (
        <button type="button" {...props} className={button({ variant: 'secondary', size: 'sm' })}>
          <Bookmark className="size-4" />
          <span className="max-md:sr-only">{t('views.title')}</span>
        </button>
      )}
    >
      {(close) => <Views list={list} onDone={close} />}
    </Popover>
  )
}

function Views({ list, onDone }: { list: string; onDone: () => void }) {
  const { t } = useTranslation('desk')
  const { show, search } = useDeskAddress()
  const { data } = useQuery(query(deskViews.list, { params: { list } }))
  const change = { refreshes: [deskViews.list] }
  const save = useCall(deskViews.save, change)
  const remove = useCall(deskViews.remove, change)
  const [name, setName] = useState('')
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const kept = new URLSearchParams(search)
    kept.delete('cursor')
    // No personal search words are saved in a view, and their reference means nothing in another tab.
    if (kept.get('q')?.startsWith('*')) kept.delete('q')
    if (!name.trim()) return
    await save.mutateAsync({ params: { list }, body: { name, query: kept.toString() } })
    setName('')
  }
  return (
    <div className="w-64 space-y-3">
      {data?.items.length === 0 && <p className="text-sm text-muted">{t('views.none')}</p>}
      <ul>
        {data?.items.map((view) => (
          <li key={view.id} className="flex items-center gap-1">
            <button
              type="button"
              className="min-w-0 flex-1 truncate rounded-sm px-2 py-1.5 text-start text-sm font-medium hover:bg-sunken"
              onClick={() => {
                show(view.query)
                onDone()
              }}
            >
              {view.name}
            </button>
            <IconButton
              size="sm"
              label={t('views.remove', { name: view.name })}
              onClick={() => remove.mutate({ params: { list, id: view.id } })}
            >
              <Trash2 className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void keep(event).catch(() => {})} className="flex gap-2 border-t border-line pt-3">
        <input
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          className="control min-w-0 flex-1"
        />
        <Button type="submit" size="sm" busy={save.isPending}>
          {t('views.save')}
        </Button>
      </form>
    </div>
  )
}
