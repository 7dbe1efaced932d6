import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { LiveState } from '#src/kits/desk/live-state'
import { useNumbers } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { sums } from '../queries'

/** How much space the files of each subject take; loaded by itself, so that the list does not wait for it. */
export function Sums() {
  const { t, i18n } = useTranslation('admin.files')
  const numbers = useNumbers()
  const found = useQuery(sums())
  const title = t('sums.title')
  return (
    <DetailPart title={title}>
      <LiveState of={found} />
      {found.data && (
        <Chart
          caption={title}
          head={t('sums.subject')}
          series={[
            { name: t('sums.bytes'), write: (value) => bytesInWords(value, i18n.language) },
            { name: t('sums.files'), write: (value) => numbers(value) },
          ]}
          drawn={[0]}
          rows={found.data.items.map(({ subject, files, bytes }) => ({
            key: subject,
            label: t(`subject.${subject}`),
            values: [bytes, files],
          }))}
          empty={t('sums.none')}
        />
      )}
    </DetailPart>
  )
}
