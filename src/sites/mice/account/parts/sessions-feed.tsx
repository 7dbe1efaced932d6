import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { miceFeed } from '#contract/mice/feed'
import { query, useCall } from '#src/api/query'
import { ProfileSection } from '#src/kits/account/profile-section'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Skeleton } from '#src/ui/skeleton'

/** The private calendar address of the member's sessions: created, shown once, revoked. */
export function SessionsFeed() {
  const { t } = useTranslation('mice.account')
  const { origin } = useVisitor()
  const dialogs = useDialogs()
  const { data: feed, isError } = useQuery(query(miceFeed.show, {}))
  const make = useCall(miceFeed.make, { refreshes: [miceFeed.show] })
  const revoke = useCall(miceFeed.revoke, { refreshes: [miceFeed.show] })
  const address = make.data && feed?.exists ? origin + make.data.path : null
  const end = async () => {
    if (!(await dialogs.question({ title: t('feed.revokeAsk'), text: t('feed.revokeText') }))) return
    await revoke.mutateAsync({})
    make.reset()
    toast.success(t('feed.revoked'))
  }
  return (
    <ProfileSection title={t('feed.title')} lead={t('feed.text')}>
      {isError ? (
        <Alert tone="error">{t('feed.failed')}</Alert>
      ) : !feed ? (
        <Skeleton className="h-12 w-full" />
      ) : (
        <div className="stack-3">
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
              <Button size="sm" variant="ghost" busy={revoke.isPending} onClick={() => void end().catch(() => {})}>
                {t('feed.revoke')}
              </Button>
            )}
          </div>
        </div>
      )}
    </ProfileSection>
  )
}
