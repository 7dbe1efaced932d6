import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { intlCode } from '#contract/languages'
import { type SocialType, social } from '#contract/social'
import { useCall } from '#src/api/query'
import { useClientSettings } from '#src/api/start-up'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { waysIn } from '../../account/queries'
import { Glyph } from './glyph'
import { useSetOut } from './use-set-out'

/** The providers for signing in: connects them, and disconnects all but the last method (product §4). */
export function SocialWays() {
  const { t } = useTranslation('shop.social')
  const language = useLanguage()
  const dialogs = useDialogs()
  const { password, connected } = useSuspenseQuery(waysIn()).data
  const offered = useClientSettings()?.social_types ?? []
  const { leaving, connect } = useSetOut()
  const unlink = useCall(social.unlink, { refreshes: [social.ways] })
  const day = new Intl.DateTimeFormat(intlCode(language), { dateStyle: 'medium', timeZone: 'Asia/Seoul' })
  const isLast = !password && connected.length === 1
  const shown = new Set([...offered, ...connected.map(({ social_type }) => social_type)])

  const disconnect = async (type: SocialType) => {
    const name = t(`name.${type}`)
    const question = { title: t('ways.question', { name }), text: t('ways.questionText', { name }), danger: true }
    if (!(await dialogs.question(question))) return
    await unlink.mutateAsync({ params: { social_type: type } })
    toast.success(t('ways.disconnected', { name }))
  }
  return (
    <>
      <ul className="ruled">
        {[...shown].map((type) => {
          const name = t(`name.${type}`)
          const since = connected.find(({ social_type }) => social_type === type)?.at
          return (
            <li key={type} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
              <Glyph type={type} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">
                  {since ? t('ways.since', { date: day.format(new Date(since)) }) : t('ways.none')}
                </p>
              </div>
              {since && !isLast && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('ways.disconnectOf', { name })}
                  busy={unlink.isPending}
                  onClick={() => void disconnect(type).catch(() => {})}
                >
                  {t('ways.disconnect')}
                </Button>
              )}
              {!since && offered.includes(type) && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('ways.connectOf', { name })}
                  busy={leaving === type}
                  onClick={() => void connect(type)}
                >
                  {t('ways.connect')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isLast && <p className="mt-4 text-sm text-muted">{t('ways.last')}</p>}
    </>
  )
}
