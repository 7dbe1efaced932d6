import { useTranslation } from 'react-i18next'
import { type DeskDevice, gatesDesk } from '#contract/gates-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useNow, useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Table } from '#src/ui/table'
import { useAct, useConfirmed } from '../../parts/use-act'

/** Today's scanning devices, when the last scan of each arrived, and the button that ends its shift. */
export function Devices({ devices }: { devices: DeskDevice[] }) {
  const { t } = useTranslation('admin.gates')
  const { instant } = useDates()
  const now = useNow()
  const numbers = useNumbers()
  const confirmed = useConfirmed()
  const revoke = useAct(gatesDesk.revoke, [gatesDesk.today])
  const isOver = ({ ended_at, shift_ends_at }: DeskDevice) => ended_at !== null || Date.parse(shift_ends_at) <= now
  const shiftOf = (device: DeskDevice) => {
    if (device.ended_at) return t('shift.ended')
    return isOver(device) ? t('shift.over') : t('shift.until', { at: instant(device.shift_ends_at) })
  }
  const end = ({ id, name }: DeskDevice) =>
    confirmed(t('revoke.ask', { name }), t('revoke.text'), () => revoke({ params: { id } }), t('revoke.done'))
  return (
    <DetailPart title={t('devices.title')}>
      <Table<DeskDevice>
        dense
        caption={t('devices.title')}
        rows={devices}
        rowKey={({ id }) => id}
        empty={<p className="text-sm text-muted">{t('devices.none')}</p>}
        columns={[
          { key: 'device', header: t('column.device'), cell: ({ name }) => name },
          { key: 'gate', header: t('column.gate'), cell: ({ gate_name }) => gate_name },
          { key: 'staff', header: t('column.staff'), cell: ({ staff_name }) => staff_name },
          { key: 'began', header: t('column.began'), cell: ({ created_at }) => instant(created_at) },
          {
            key: 'last',
            header: t('column.last'),
            cell: ({ last_scan_at }) => (last_scan_at ? instant(last_scan_at) : t('devices.never')),
          },
          { key: 'scans', header: t('column.scans'), align: 'end', cell: ({ scans }) => numbers(scans) },
          { key: 'shift', header: t('column.shift'), cell: shiftOf },
          {
            key: 'act',
            header: t('column.act'),
            cell: (device) =>
              isOver(device) ? (
                '–'
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${t('revoke.act')}: ${device.name}`}
                  onClick={() => void end(device)}
                >
                  {t('revoke.act')}
                </Button>
              ),
          },
        ]}
      />
    </DetailPart>
  )
}
