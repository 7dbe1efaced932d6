import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Endpoint } from '#contract/endpoint'
import type { UndoableImport } from '#contract/sheet-import'
import { query } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { LiveState } from '#src/kits/desk/live-state'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useAct, useConfirmed } from '../../parts/use-act'

/** The imports of the last day and how they are undone; `list` is refreshed by that, and is at `path`. */
export function useRecentImports({ recent, undo }: UndoableImport, list: Endpoint, path: string) {
  // Refetched while the page is open: a colleague can change a draft, or undo an import.
  const found = useQuery({ ...query(recent, {}), refetchInterval: 30_000 })
  const act = useAct(undo, [list, recent])
  /** The list of the drafts of the import that was undone last. */
  const [undone, setUndone] = useState<string>()
  const pathOf = (created_at: string) => `${path}?created_at=${created_at}`
  return {
    recent: found,
    pathOf,
    undone,
    undo: async (created_at: string) => {
      try {
        await act({ body: { created_at } })
        setUndone(pathOf(created_at))
      } catch (error) {
        // Shows what prevents it, or that a colleague was faster.
        await found.refetch()
        throw error
      }
    },
  }
}
type Imports = ReturnType<typeof useRecentImports>

/** Leads to the drafts that were just imported, unless their import was undone since. */
export function ImportedDrafts({ imports, path, children }: { imports: Imports; path: string; children: ReactNode }) {
  const { t } = useTranslation('admin.imports')
  if (imports.undone === path) return t('recent.undone')
  return (
    <Link to={path} className="underline underline-offset-2">
      {children}
    </Link>
  )
}

/** The imports of the last day, each with a button that undoes it, or the drafts that prevent that. */
export function RecentImports({ imports: { recent, undo, pathOf } }: { imports: Imports }) {
  const { t } = useTranslation('admin.imports')
  const { instant } = useDates()
  const confirmed = useConfirmed()
  return (
    <DetailPart title={t('recent.title')}>
      <LiveState of={recent} />
      {recent.data?.items.length === 0 && <p className="text-sm text-muted">{t('recent.none')}</p>}
      <ul className="divide-y divide-line">
        {recent.data?.items.map(({ created_at, by, count, changed }) => (
          <li key={created_at} className="flex flex-wrap items-center justify-between gap-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <Link to={pathOf(created_at)} className="font-semibold underline underline-offset-2">
                {t('recent.drafts', { count })}
              </Link>
              <p className="text-sm text-muted wrap-anywhere">
                <time dateTime={created_at}>{instant(created_at)}</time> · <bdi>{by}</bdi>
              </p>
              {changed.length > 0 && (
                <p className="mt-1 text-sm wrap-anywhere">
                  {t('recent.changed', { count: changed.length, names: changed.join(', ') })}
                </p>
              )}
            </div>
            {changed.length === 0 && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('recent.undoOf', { at: instant(created_at) })}
                onClick={() =>
                  void confirmed(
                    t('recent.undo'),
                    t('recent.question', { count }),
                    () => undo(created_at),
                    t('recent.done', { count }),
                  )
                }
              >
                {t('recent.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
