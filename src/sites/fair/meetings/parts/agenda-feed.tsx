import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fairCalendar } from '#contract/fair/calendar'
import { useCall } from '#src/api/query'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { CopyButton } from '#src/ui/copy-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { ownFeed } from '../queries'

/**
 * The private address of the company's agenda: created, shown once, revoked. Needs `ownFeed` loaded, and the texts
 * `fair.meetings`.
 */
export function AgendaFeed() {
  const { t } = useTranslation('fair.meetings')
  const { origin } = useVisitor()
  const dialogs = useDialogs()
  const { data: feed } = useSuspenseQuery(ownFeed())
  const make = useCall(fairCalendar.makeFeed, { refreshes: [fairCalendar.feed] })
  const revoke = useCall(fairCalendar.revokeFeed, { refreshes: [fairCalendar.feed] })
  const address = make.data && feed.exists ? origin + make.data.path : null
  const end = async () => {
    if (!(await dialogs.question({ title: t('feed.revokeAsk'), text: t('feed.revokeText') }))) return
    await revoke.mutateAsync({})
    make.reset()
    toast.success(t('feed.revoked'))
  }
  return (
    <Card as="section" className="stack-3 print:hidden">
      <h2 className="text-lg font-bold">{t('feed.title')}</h2>
      <p className="text-sm text-muted">{t('feed.text')}</p>
      {address && (
        <div className="stack-2">
          <p className="text-sm font-medium">{t('feed.once')}</p>
          <p className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 rounded-sm bg-sunken px-2 py-1 text-xs wrap-anywhere">{address}</code>
            <CopyButton text={address} />
          </p>
        </div>
      )}
      {feed.exists && !address && <p className="text-sm">{t('feed.exists')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={make.isPending} onClick={() => make.mutate({})}>
          {t(feed.exists ? 'feed.again' : 'feed.make')}
        </Button>
        {feed.exists && (
          <Button size="sm" variant="ghost" busy={revoke.isPending} onClick={() => void end()}>
            {t('feed.revoke')}
          </Button>
        )}
      </div>
    </Card>
  )
}
