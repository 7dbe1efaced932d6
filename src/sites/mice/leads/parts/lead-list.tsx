import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Exhibit } from '#contract/mice/lead'
import { CallError } from '#src/api/call'
import { useErrorWords } from '#src/api/words'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { Skeleton } from '#src/ui/skeleton'
import { leads as leadsQuery } from '../queries'
import { allLeads, leadCards, leadSheet } from './lead-files'
import { LeadRow } from './lead-row'

/** Leads of an exhibitor, latest first, and their downloads. */
export function LeadList({ exhibit }: { exhibit: Exhibit }) {
  const { t } = useTranslation('mice.leads')
  const words = useErrorWords()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    leadsQuery(exhibit.id),
  )
  if (error && !data)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void refetch()} busy={isFetching}>
        {words(error)}
      </ErrorState>
    )
  if (!data) return <Skeleton className="h-60 w-full" />
  const found = data.pages.flatMap(({ items }) => items)
  const total = data.pages[0]?.total
  if (found.length === 0) return <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>
  return (
    <div className="stack-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {t(total?.more ? 'list.countMore' : 'list.count', { count: total?.count ?? found.length })}
        </p>
        <Files exhibit={exhibit} />
      </div>
      <ul className="ruled border-y border-line">
        {found.map((lead) => (
          <LeadRow key={lead.id} lead={lead} exhibit={exhibit} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

function Files({ exhibit }: { exhibit: Exhibit }) {
  const { t } = useTranslation('mice.leads')
  const { instant } = useDates()
  const [busy, setBusy] = useState<'xlsx' | 'vcf' | null>(null)
  const save = async (kind: 'xlsx' | 'vcf') => {
    setBusy(kind)
    try {
      const all = await allLeads(exhibit)
      const heads = [
        ...([t('file.name'), t('file.latin'), t('file.organization'), t('file.email'), t('file.stars')] as const),
        ...([t('file.next'), t('file.words'), t('file.scanned'), t('file.by')] as const),
      ] as const
      const sheet = { heads, next: (step: (typeof all)[number]['next_step']) => t(`next.${step}`), when: instant }
      saveFile(kind === 'xlsx' ? await leadSheet(all, sheet) : leadCards(all), `leads-${exhibit.year}.${kind}`)
    } catch (error) {
      // A refusal has already been shown.
      if (!(error instanceof CallError)) toast.error(t('file.failed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        {t('file.xlsx')}
      </Button>
      <Button variant="secondary" size="sm" busy={busy === 'vcf'} onClick={() => void save('vcf')}>
        {t('file.vcf')}
      </Button>
    </div>
  )
}
