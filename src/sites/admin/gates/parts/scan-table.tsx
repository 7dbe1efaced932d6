import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PassGates, ScanCount } from '#contract/pass/desk'
import { timeInSeoul } from '#src/kits/desk/seoul-time'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'
import { paths } from '../../site'

type Row = PassGates['affiliates'][number]

/** The number of refused scans, for any reason. */
export const scansRefused = ({ refused }: Pick<ScanCount, 'refused'>): number =>
  refused.reduce((sum, { scans }) => sum + scans, 0)

/** Today's scans at each affiliate, with the reasons of those refused. */
export function ScanTable({ affiliates }: { affiliates: Row[] }) {
  const { t } = useTranslation('admin.gates')
  const lang = useContentLang()
  const numbers = useNumbers()
  return (
    <Table<Row>
      dense
      caption={t('pass.affiliates')}
      rows={affiliates}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'affiliate',
          header: t('pass.affiliate'),
          cell: ({ id, name }) => (
            <Link to={paths.passAffiliate(id)} className="font-semibold underline underline-offset-2">
              {name[lang]}
            </Link>
          ),
        },
        { key: 'admitted', header: t('pass.admitted'), align: 'end', cell: ({ admitted }) => numbers(admitted) },
        { key: 'refused', header: t('pass.refused'), align: 'end', cell: (row) => <Refused of={row} /> },
        { key: 'late', header: t('pass.late'), align: 'end', cell: ({ late }) => numbers(late) },
        {
          key: 'refusedLater',
          header: t('pass.refusedLater'),
          align: 'end',
          cell: ({ refused_later: count }) => (
            <span className={count > 0 ? 'font-bold text-error' : ''}>{numbers(count)}</span>
          ),
        },
        { key: 'staff', header: t('pass.staff'), align: 'end', cell: ({ staff }) => numbers(staff) },
        {
          key: 'last',
          header: t('pass.last'),
          align: 'end',
          cell: ({ last_scan_at: at }) => <time dateTime={at}>{timeInSeoul(at)}</time>,
        },
      ]}
    />
  )
}

function Refused({ of }: { of: Row }) {
  const { t } = useTranslation('admin.gates')
  const numbers = useNumbers()
  return (
    <>
      {numbers(scansRefused(of))}
      {of.refused.map(({ result, scans }) => (
        <span key={result} className="block text-muted">
          {t(`pass.reason.${result}`)} {numbers(scans)}
        </span>
      ))}
    </>
  )
}
