import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import type { MiceEdition } from '#contract/mice/edition'
import { type MiceRegistration, type MiceRole, miceRegistration, miceRoles } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { useCall } from '#src/api/query'
import { ProfileSection } from '#src/kits/account/profile-section'
import { TextLink } from '#src/kits/account/text-link'
import { useCountryName } from '#src/kits/booking/countries'
import { useDates } from '#src/session/dates'
import { Button, ButtonLink } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths, site } from '../../site'
import { LogoPart } from './logo-part'
import { ScansPart } from './scans-part'

/** The member's roles, the text of the badge, and what a scan of it passes on. */
export function RegistrationTab({ own, fair }: { own: MiceRegistration; fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const countryName = useCountryName()
  const { person } = own
  return (
    <div className="space-y-6">
      <ProfileSection title={t('mine.roles')}>
        <ul className="ruled">
          {miceRoles.map((role) => (
            <RoleRow key={role} role={role} own={own} fair={fair} />
          ))}
        </ul>
        {fair.is_open && (
          <p className="mt-4 text-sm text-muted">
            {t('register.groupText')} <TextLink to={paths.registerGroup}>{t('register.group')}</TextLink>
          </p>
        )}
      </ProfileSection>
      {own.seller && <LogoPart organization={person.organization} />}
      <Leads own={own} />
      <ScansPart />
      <ProfileSection title={t('mine.person')}>
        <Facts
          facts={[
            { label: t('person.nameLatin'), value: person.name_latin },
            { label: t('person.organization'), value: person.organization },
            { label: t('person.position'), value: person.position },
            { label: t('person.country'), value: countryName(person.country) },
            { label: t('mine.name'), value: person.name },
            { label: t('mine.email'), value: person.email },
            { label: t('mine.phone'), value: person.phone },
          ]}
        />
        <p className="mt-4 text-sm text-muted">
          {t('mine.profileText')} <TextLink to={shopPaths.myProfile}>{t('mine.profile')}</TextLink>
        </p>
      </ProfileSection>
    </div>
  )
}

function RoleRow({ role, own, fair }: { role: MiceRole; own: MiceRegistration; fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const { dayOf } = useDates()
  const dialogs = useDialogs()
  const leave = useCall(miceRegistration.leave, {
    refreshes: [miceRegistration.own, miceRegistration.badge, miceSessions.own, miceSessions.list],
  })
  const answers = own[role]
  const isLast = miceRoles.every((each) => each === role || own[each] === null)
  const giveUp = async () => {
    const title = t('mine.leaveAsk', { role: common(`role.${role}`) })
    const text = t(isLast ? 'mine.leaveLast' : 'mine.leaveText')
    if (!(await dialogs.question({ title, text, danger: true }))) return
    await leave.mutateAsync({ params: { role } })
    toast.success(t('mine.left'))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{common(`role.${role}`)}</p>
        <p className="text-sm text-muted">
          {answers ? t('mine.since', { day: dayOf(answers.at) }) : t('mine.notTaken')}
          {role === 'buyer' && own.buyer?.wants_hosting && ` · ${t('mine.hosting')}`}
        </p>
        {answers && role !== 'visitor' && (
          <p className="text-sm">
            <TextLink to={`${paths.apply}?as=${role}`}>{t(`mine.apply.${role}`)}</TextLink>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {(answers || fair.is_open) && (
          <ButtonLink
            to={paths.registerAs(role)}
            variant="secondary"
            size="sm"
            aria-label={t(answers ? 'mine.changeOf' : 'mine.addOf', { role: common(`role.${role}`) })}
          >
            {t(answers ? 'mine.change' : 'mine.add')}
          </ButtonLink>
        )}
        {answers && (
          <Button
            variant="ghost"
            size="sm"
            busy={leave.isPending}
            aria-label={t('mine.leaveOf', { role: common(`role.${role}`) })}
            onClick={() => void giveUp().catch(() => {})}
          >
            {t('mine.leave')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Leads({ own: { person } }: { own: MiceRegistration }) {
  const { t } = useTranslation('mice.account')
  const agree = useCall(miceRegistration.leads, { refreshes: [miceRegistration.own] })
  const change = async () => {
    await agree.mutateAsync({ body: { agree_leads: !person.agree_leads } })
    toast.success(t('form.saved'))
  }
  return (
    <ProfileSection title={t('mine.leads')} lead={t(person.agree_leads ? 'mine.leadsOn' : 'mine.leadsOff')}>
      <Button variant="secondary" busy={agree.isPending} onClick={() => void change().catch(() => {})}>
        {t(person.agree_leads ? 'mine.leadsStop' : 'mine.leadsStart')}
      </Button>
    </ProfileSection>
  )
}
