import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import { miceRegistration } from '#contract/mice/registration'
import { useCall } from '#src/api/query'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { saveFile } from '#src/ui/save-file'
import { Skeleton } from '#src/ui/skeleton'
import { useAwake } from '#src/ui/use-awake'
import { BadgeFace } from '../../parts/badge-face'
import { ownBadge } from '../queries'

/** The badge on the phone, as it is on paper, with a button to print it. */
export function BadgeTab({ fair }: { fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const lang = useContentLang()
  const { data, isError } = useQuery(ownBadge())
  const print = useCall(miceRegistration.print)
  useAwake()
  if (isError) return <Alert tone="error">{t('badge.failed')}</Alert>
  if (!data) return <Skeleton className="mx-auto h-120 w-full max-w-80" />
  const { number } = data
  const save = async () => {
    // A failure is shown as a toast.
    const file = await print.mutateAsync({ query: { lang } }).catch(() => null)
    if (file) saveFile(file, `${number}.pdf`)
  }
  return (
    <div className="grid items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
      <BadgeFace badge={data} fair={fair} />
      <div className="stack-4">
        <h2 className="text-xl font-bold">{t('badge.title')}</h2>
        <p>{t('badge.text')}</p>
        <p className="text-muted">{t('badge.fold')}</p>
        <Button icon={<Printer className="size-5" />} busy={print.isPending} onClick={() => void save()}>
          {t('badge.print')}
        </Button>
      </div>
    </div>
  )
}
