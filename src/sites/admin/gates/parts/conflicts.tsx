import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Conflict } from '#contract/check-in'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { paths } from '../../site'

/** Reservations on which more people entered than allowed, each with all of its scans, none merged (product §4). */
export function Conflicts({ conflicts, total }: { conflicts: readonly Conflict[]; total: number }) {
  const { t } = useTranslation('admin.gates')
  const numbers = useNumbers()
  return (
    <DetailPart title={t('conflicts.title')}>
      {conflicts.length === 0 ? (
        <p className="text-sm text-muted">{t('conflicts.none')}</p>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {conflicts.map((conflict) => (
            <li key={conflict.scans[0]?.id} className="rounded-md border border-error p-4">
              <Of conflict={conflict} />
            </li>
          ))}
        </ul>
      )}
      {total > conflicts.length && (
        <p className="mt-3 text-sm text-muted">
          {t('conflicts.more', { shown: numbers(conflicts.length), total: numbers(total) })}
        </p>
      )}
    </DetailPart>
  )
}

function Of({ conflict: { reservation_number: number, party_size: party, admitted, scans } }: { conflict: Conflict }) {
  const { t } = useTranslation('admin.gates')
  const { instant } = useDates()
  return (
    <>
      <h3 className="font-bold wrap-anywhere">
        {number ? (
          <Link
            to={`${paths.reservations}?q=${encodeURIComponent(number)}`}
            aria-label={`${t('conflicts.open')}: ${number}`}
            className="underline underline-offset-2"
          >
            {number}
          </Link>
        ) : (
          t('conflicts.unknown')
        )}
      </h3>
      {number && <p className="text-error">{t('conflicts.people', { admitted, party })}</p>}
      <ul className="mt-2 space-y-2 text-sm">
        {scans.map((scan) => (
          <li key={scan.id}>
            <span className="font-semibold">
              {scan.act === 'undo' ? t('act.undo') : t(`verdict.${scan.verdict}`)} · {scan.people}
            </span>{' '}
            <time dateTime={scan.at} className="figures">
              {instant(scan.at)}
            </time>
            <span className="block text-muted">
              {[
                ...[scan.gate_name, scan.device_name, scan.staff_name],
                ...(scan.offline ? [t('conflicts.offline')] : []),
                ...(scan.undone ? [t('conflicts.undone')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
