import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MergePreview as Shown } from '#contract/members-merge'
import { useCountryName } from '#src/kits/booking/countries'
import { Alert } from '#src/ui/alert'
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

/** Says what makes it doubtful that two accounts belong to one person. */
function Differences({ differences }: Pick<Shown, 'differences'>) {
  const { t } = useTranslation('admin.members')
  const countryName = useCountryName()
  return (
    <Alert tone="warning" title={t('merge.differ.title')}>
      <ul className="list-disc ps-5">
        {differences.map(({ kind, values }) => {
          const labelOf = (value: string) => (kind === 'nationality' ? countryName(value) : value)
          return (
            <li key={kind} className="wrap-anywhere">
              {t(`merge.differ.${kind}`)}
              {values &&
                `: ${t('merge.differ.values', { remaining: labelOf(values.remaining), other: labelOf(values.other) })}`}
            </li>
          )
        })}
      </ul>
      <p className="mt-2">{t('merge.differ.text')}</p>
    </Alert>
  )
}

/** What merging two accounts would move and what it would not (product §6). */
export function MergePreview({ preview: { remaining, other, moves, stays, differences } }: { preview: Shown }) {
  const { t } = useTranslation('admin.members')
  return (
    <div className="stack-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Person side={remaining} label={t('merge.remains')} />
        <Person side={other} label={t('merge.goes')} />
      </div>
      {differences.length > 0 && <Differences differences={differences} />}
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
