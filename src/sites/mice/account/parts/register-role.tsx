import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CallInput } from '#contract/endpoint'
import type { MiceEdition } from '#contract/mice/edition'
import { type MiceRegistration, type MiceRole, miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { AccountPage } from '#src/kits/account/account-page'
import { TextLink } from '#src/kits/account/text-link'
import { useNext, withNext } from '#src/kits/account/use-next'
import { Alert } from '#src/ui/alert'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Skeleton } from '#src/ui/skeleton'
import { Steps } from '#src/ui/steps'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'
import { useHydrated } from '#src/ui/use-hydrated'
import { NoFair } from '../../parts/no-fair'
import { ownRegistration, useSignedIn } from '../../parts/use-own'
import { thisFair } from '../../queries'
import { paths } from '../../site'
import { AccountForm } from './account-form'
import { RoleForm } from './role-form'

interface RegisterRoleProps<In extends FieldValues, Out> {
  as: MiceRole
  schema: z.ZodMiniType<Out, In>
  /** The form's initial values, from the member's registration if there is one. */
  initial: (own: MiceRegistration | null) => DefaultValues<In>
}

/** Registers for a role: signed-in members immediately, others after creating an account (product §3). */
export function RegisterRole<In extends FieldValues, Out>(props: RegisterRoleProps<In, Out>) {
  const { t } = useTranslation('mice.account')
  const { as: role } = props
  const { data: fair } = useSuspenseQuery(thisFair())
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const { data, isError } = useQuery({ ...ownRegistration(), enabled: signedIn })
  const next = useNext()
  const own = signedIn ? data?.registration : null
  const mayRegister = fair && (fair.is_open || own?.[role])
  return (
    <AccountPage
      title={t(own?.[role] ? `${role}.changing` : `${role}.heading`)}
      lead={own?.[role] ? undefined : t(`register.${role}`)}
      aside={
        hydrated &&
        !signedIn && (
          <p className="text-muted">
            {t('register.have')}{' '}
            <TextLink to={withNext(paths.login, next ?? paths.registerAs(role))}>{t('register.signIn')}</TextLink>
          </p>
        )
      }
    >
      {!fair && <NoFair />}
      {fair && !mayRegister && <Alert tone="info">{t('register.closed')}</Alert>}
      {isError && <Alert tone="error">{t('form.failed')}</Alert>}
      {hydrated && fair && mayRegister && own !== undefined && <Forms {...props} fair={fair} own={own} />}
      {(!hydrated || own === undefined) && !isError && fair?.is_open && <Skeleton className="h-80 w-full" />}
    </AccountPage>
  )
}

type FormsProps<In extends FieldValues, Out> = RegisterRoleProps<In, Out> & {
  fair: MiceEdition
  own: MiceRegistration | null
}

function Forms<In extends FieldValues, Out>({ as: role, schema, initial, fair, own }: FormsProps<In, Out>) {
  const { t } = useTranslation('mice.account')
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const next = useNext()
  const dialogs = useDialogs()
  // The steps stay the same after an account is created in them.
  const [asGuest] = useState(!signedIn)
  const [typed, setTyped] = useState<{ values: Out; forget: () => void } | null>(null)
  const first = useRef(initial(own))
  const top = useFocusOnChange<HTMLDivElement>(typed ? 'account' : 'you')
  const take = useCall(miceRegistration[role], {
    errors: 'page',
    refreshes: [miceRegistration.own, miceRegistration.badge, miceSessions.own],
  })
  const send = async (values: Out, forget: () => void) => {
    await take.mutateAsync({ body: values } as unknown as CallInput<(typeof miceRegistration)[MiceRole]>)
    forget()
    toast.success(t(own?.[role] ? 'form.saved' : 'form.registered'))
    await navigate(next ?? paths.mypage)
  }
  /** Asks for confirmation before a registration, but not before a change of answers (product §8). */
  const confirmAndSend = async (values: Out, forget: () => void) => {
    const text = t(`register.${role}`)
    if (!own?.[role] && !(await dialogs.question({ title: t('form.ask'), text }))) return
    await send(values, forget)
  }
  const steps = [{ label: t('form.you') }, { label: t('form.account') }]
  return (
    <>
      {asGuest && (
        <div ref={top} tabIndex={-1} className="mb-7 outline-none">
          <Steps label={t('form.steps')} current={typed ? 1 : 0} steps={steps} />
        </div>
      )}
      <div hidden={typed !== null}>
        <RoleForm
          role={role}
          fair={fair}
          schema={schema}
          initial={first.current}
          isChange={(own?.[role] ?? null) !== null}
          submit={t(signedIn ? (own?.[role] ? 'form.save' : 'form.send') : 'form.next')}
          onSubmit={(values, forget) => {
            if (signedIn) return confirmAndSend(values, forget)
            setTyped({ values, forget })
            window.scrollTo({ top: 0 })
          }}
        />
      </div>
      {typed && (
        <AccountForm
          onBack={() => setTyped(null)}
          onEntered={async () => {
            try {
              await send(typed.values, typed.forget)
            } catch (error) {
              // The account exists now; errors of the registration are shown in its own form.
              setTyped(null)
              toast.error(t('form.again'))
              throw error
            }
          }}
        />
      )}
    </>
  )
}
