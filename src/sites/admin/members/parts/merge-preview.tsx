import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MergePreview as Shown } from '#contract/members-merge'
import { paths } from '../../site'
import { MergeCounts } from './merge-counts'

function Person({ side, label }: { side: Shown['remaining']; label: string }) {
  const { t } = useTranslation('admin.members')
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <Link
        to={paths.member(side.id)}
        target="_blank"
        rel="noreferrer"
        className="font-medium wrap-anywhere underline underline-offset-2"
      >
        {side.name || t('noName')} ({side.email})
      </Link>
    </p>
  )
}

/** What merging two accounts would move and what it would not (product §6). */
export function MergePreview({ preview: { remaining, other, moves, stays } }: { preview: Shown }) {
  const { t } = useTranslation('admin.members')
  return (
    <div className="stack-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Person side={remaining} label={t('merge.remains')} />
        <Person side={other} label={t('merge.goes')} />
      </div>
      <section>
        <h3 className="mb-2 font-semibold">{t('merge.moves')}</h3>
        <MergeCounts counts={moves} none={t('merge.movesNone')} />
      </section>
      {stays.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('merge.stays')}</h3>
          <p className="mb-2 text-sm text-muted">{t('merge.staysText')}</p>
          <MergeCounts counts={stays} none="" />
        </section>
      )}
      <p className="text-sm text-muted">{t('merge.always')}</p>
    </div>
  )
}
