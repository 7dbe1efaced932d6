import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/card'
import { QrCode } from '#src/ui/qr-code'
import { Skeleton } from '#src/ui/skeleton'
import { ownBadge } from '../queries'

/** The company's badge on the phone, with the same code as on paper. Needs the texts `fair.meetings`. */
export function OwnBadge() {
  const { t } = useTranslation('fair.meetings')
  const { data, isError } = useQuery(ownBadge())
  return (
    <Card as="section" className="flex flex-wrap items-center gap-5 print:hidden">
      <div className="min-w-52 flex-1 stack-2">
        <h2 className="text-lg font-bold">{t('badge.title')}</h2>
        <p className="text-sm text-muted">{isError ? t('badge.failed') : t('badge.text')}</p>
      </div>
      {data && <QrCode text={data.code} label={t('badge.qr')} className="size-44 rounded-md" />}
      {!data && !isError && <Skeleton className="size-44" />}
    </Card>
  )
}
