import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type GroupMember, miceGroup } from '#contract/mice/group'
import { useCall } from '#src/api/query'
import { ProfileSection } from '#src/kits/account/profile-section'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { site } from '../../site'
import { ownGroup } from '../queries'

const tones = { waiting: 'warning', confirmed: 'success', declined: 'neutral', expired: 'neutral' } as const

/** The people who were asked, and their answers. */
export function GroupList() {
  const { t } = useTranslation('mice.group')
  const { data } = useSuspenseQuery(ownGroup())
  return (
    <ProfileSection title={t('list')}>
      {data.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="ruled">
          {data.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}

function MemberRow({
  member: { id, name_latin, email, role, state, mailed_at, may_mail_again },
}: {
  member: GroupMember
}) {
  const { t } = useTranslation('mice.group')
  const { t: common } = useTranslation(site)
  const { instant } = useDates()
  const dialogs = useDialogs()
  const again = useCall(miceGroup.again, { refreshes: [miceGroup.list] })
  const remove = useCall(miceGroup.remove, { refreshes: [miceGroup.list] })
  const name = name_latin || email
  const ask = async () => {
    await again.mutateAsync({ params: { id } })
    toast.success(t('askedAgain'))
  }
  const take = async () => {
    if (!(await dialogs.question({ title: t('removeAsk', { name }), text: t('removeText'), danger: true }))) return
    await remove.mutateAsync({ params: { id } })
    toast.success(t('removed'))
  }
  const isOpen = state === 'waiting' || state === 'expired'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name} <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {name_latin ? `${email} · ${common(`role.${role}`)}` : t('declinedText')}
        </p>
        {isOpen && (
          <p className="text-sm text-muted">{mailed_at ? t('mailed', { when: instant(mailed_at) }) : t('notMailed')}</p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {may_mail_again && (
            <Button
              variant="secondary"
              size="sm"
              busy={again.isPending}
              aria-label={t('againOf', { name })}
              onClick={() => void ask().catch(() => {})}
            >
              {t('again')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            busy={remove.isPending}
            aria-label={t('removeOf', { name })}
            onClick={() => void take().catch(() => {})}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
