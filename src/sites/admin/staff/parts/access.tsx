import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  fairOfficeRole,
  type StaffDetail,
  type StaffRole,
  StaffRoles,
  staffDesk,
  staffRoles,
} from '#contract/staff-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useConfirmed } from '../../parts/use-act'
import { paths } from '../../site'
import { afterAct } from '../queries'
import { RolesField } from './roles-field'

/** An owner's acts on another account: roles, invitation, second factor, sessions, removal. */
export function Access({ person }: { person: StaffDetail }) {
  const { t } = useTranslation('admin.staff')
  const navigate = useNavigate()
  const confirmed = useConfirmed()
  const params = { params: { id: person.id } }
  const inviteAgain = useAct(staffDesk.inviteAgain, afterAct)
  const resetFactor = useAct(staffDesk.resetFactor, afterAct)
  const endSessions = useAct(staffDesk.endSessions, afterAct)
  const remove = useAct(staffDesk.remove, [staffDesk.list])
  const name = { name: person.name }
  const ask = (act: 'again' | 'factorReset' | 'signOut', work: () => Promise<unknown>) => () =>
    void confirmed(t(`${act}.title`, name), t(`${act}.text`), work, t(`${act}.done`))
  return (
    <DetailPart title={t('access')}>
      {person.roles.includes(fairOfficeRole) ? (
        <p className="text-muted">{t('office')}</p>
      ) : (
        <Roles key={person.roles.join()} person={person} />
      )}
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
        {!person.joined && (
          <Button variant="secondary" size="sm" onClick={ask('again', () => inviteAgain(params))}>
            {t('again.act')}
          </Button>
        )}
        {person.factor_at && (
          <Button variant="secondary" size="sm" onClick={ask('factorReset', () => resetFactor(params))}>
            {t('factorReset.act')}
          </Button>
        )}
        {person.sessions > 0 && (
          <Button variant="secondary" size="sm" onClick={ask('signOut', () => endSessions(params))}>
            {t('signOut.act')}
          </Button>
        )}
        <Button
          variant="danger"
          size="sm"
          onClick={() =>
            void confirmed(
              t('remove.title', name),
              t('remove.text'),
              async () => {
                await remove(params)
                await navigate(paths.staff)
              },
              t('remove.done'),
            )
          }
        >
          {t('remove.act')}
        </Button>
      </div>
    </DetailPart>
  )
}

function Roles({ person: { id, roles } }: { person: StaffDetail }) {
  const { t } = useTranslation('admin.staff')
  const isStaffRole = (role: string): role is StaffRole => (staffRoles as readonly string[]).includes(role)
  const form = useZodForm(StaffRoles, { roles: roles.filter(isStaffRole) })
  const setRoles = useAct(staffDesk.setRoles, afterAct)
  return (
    <Form
      form={form}
      label={t('column.roles')}
      onSubmit={async (body) => {
        await setRoles({ params: { id }, body })
        toast.success(t('rolesDone'))
      }}
    >
      <RolesField roles={staffRoles.filter((role) => role !== fairOfficeRole)} />
      <div>
        <SubmitButton>{t('rolesSave')}</SubmitButton>
      </div>
    </Form>
  )
}
