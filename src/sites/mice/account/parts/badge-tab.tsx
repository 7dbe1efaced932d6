import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import { miceRegistration } from '#contract/mice/registration'
import { useCall } from '#src/api/query'
import { useSpan } from '#src/kits/exhibition/use-span'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { QrCode } from '#src/ui/qr-code'
import { saveFile } from '#src/ui/save-file'
import { Skeleton } from '#src/ui/skeleton'
import { useAwake } from '#src/ui/use-awake'
import { site } from '../../site'
import { ownBadge } from '../queries'

/** The badge on the phone, as it is on paper, and the way to that. */
export function BadgeTab({ fair }: { fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const span = useSpan()
  const { data, isError } = useQuery(ownBadge())
  const print = useCall(miceRegistration.print)
  useAwake()
  if (isError) return <Alert tone="error">{t('badge.failed')}</Alert>
  if (!data) return <Skeleton className="mx-auto h-120 w-full max-w-80" />
  const { code, number, name, name_latin, organisation, position, roles } = data
  const save = async () => {
    // A failure was shown as a toast.
    const file = await print.mutateAsync({ query: { lang } }).catch(() => null)
    if (file) saveFile(file, `${number}.pdf`)
  }
  return (
    <div className="grid items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
      <article
        aria-label={t('badge.of', { name })}
        className="w-full max-w-80 overflow-hidden rounded-lg border border-line-strong shadow-md"
        style={{ background: '#ffffff', color: '#1c1233' }}
      >
        <p className="px-5 py-3 text-sm font-bold" style={{ background: '#1c1233', color: '#faf8ff' }}>
          {fair.figures.name[lang]}
          <span className="block font-normal figures">{span(fair.figures)}</span>
        </p>
        <div className="px-5 pt-5">
          <p className="text-3xl leading-tight font-bold wrap-anywhere">{name_latin}</p>
          {name !== name_latin && <p className="text-xl font-semibold wrap-anywhere">{name}</p>}
          <p className="mt-2 wrap-anywhere">{organisation}</p>
          {position && <p className="text-sm wrap-anywhere">{position}</p>}
        </div>
        <QrCode text={code} label={t('badge.code', { number })} className="mx-auto w-60" />
        <p className="pb-3 text-center text-sm figures">{number}</p>
        <p className="bg-accent px-5 py-3 text-center text-lg font-bold text-on-accent">
          {roles.map((role) => common(`role.${role}`)).join(' · ')}
        </p>
      </article>
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
