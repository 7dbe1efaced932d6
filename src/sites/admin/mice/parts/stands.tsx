import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { miceStandDesk, standLimits, standPath } from '#contract/mice/stand'
import { query, useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { signOut } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Skeleton } from '#src/ui/skeleton'

/** The self-check-in devices of visitors; turns this device into one, which signs its operator out here. */
export function Stands({ place }: { place: string }) {
  const { t } = useTranslation('admin.mice')
  const { instant } = useDates()
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const { data, isError } = useQuery(query(miceStandDesk.list, {}))
  const open = useCall(miceStandDesk.open)
  const close = useCall(miceStandDesk.close, { refreshes: [miceStandDesk.list] })
  const begin = async () => {
    const text = t('stands.askText', { place, count: standLimits.hours })
    if (!(await dialogs.question({ title: t('stands.ask'), text }))) return
    const { token } = await open.mutateAsync({ body: { place } })
    // A visitor at the device must not have access to the desk.
    signOut(visitor, 'admin')
    // A full page load, because the camera policy is set per page.
    location.assign(`${standPath}#${token}`)
  }
  const end = async (id: string, at: string) => {
    if (!(await dialogs.question({ title: t('stands.closeAsk', { place: at }), text: t('stands.closeText') }))) return
    await close.mutateAsync({ params: { id } })
    toast.success(t('stands.closed'))
  }
  return (
    <DetailPart title={t('stands.title')}>
      <div className="space-y-4">
        <p className="text-muted">{t('stands.text')}</p>
        <Button
          variant="secondary"
          busy={open.isPending}
          disabled={place === ''}
          onClick={() => void begin().catch(() => {})}
        >
          {t('stands.open')}
        </Button>
        {isError && <Alert tone="error">{t('stands.failed')}</Alert>}
        {!data && !isError && <Skeleton className="h-12 w-full" />}
        {data?.length === 0 && <p className="text-muted">{t('stands.none')}</p>}
        {data && data.length > 0 && (
          <ul className="ruled">
            {data.map(({ id, place: at, opened_at, expires_at }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{at}</span>
                  <span className="block text-sm text-muted">
                    {t('stands.since', { from: instant(opened_at), to: instant(expires_at) })}
                  </span>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('stands.closeOf', { place: at })}
                  onClick={() => void end(id, at).catch(() => {})}
                >
                  {t('stands.close')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DetailPart>
  )
}
