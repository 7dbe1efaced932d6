import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '#src/api/call'
import { useSignOutInPlace } from '#src/api/sign'
import { useErrorWords } from '#src/api/words'
import type { Gate } from '#src/kits/check-in/gate'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { StaffLoading } from './staff-desk-loading'
import { StaffEnrolForm } from './staff-enrol-form'
import { gateTours } from './staff-queries'

/** Ends the staff member's session, here and on the server. */
function SignOutButton() {
  const { t } = useTranslation('apec.gate')
  const signOut = useSignOutInPlace('admin')
  return (
    <Button variant="secondary" onClick={() => void signOut()}>
      {t('signin.out')}
    </Button>
  )
}

/** Tour, gate and a name enroll the device for a shift. Other admins learn that this page is not for them. */
export function StaffEnrol({ gate }: { gate: Gate }) {
  const { t } = useTranslation('apec.gate')
  const words = useErrorWords()
  const { data, error, isPending, refetch, isFetching } = useQuery(gateTours(useVisitor()))
  if (error instanceof CallError && error.status === 403)
    return (
      <EmptyState title={t('signin.notStaff')} actions={<SignOutButton />} live>
        {t('signin.notStaffText')}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching} actions={<SignOutButton />}>
        {words(error)}
      </ErrorState>
    )
  if (isPending) return <StaffLoading />
  const tours = data.tours.filter(({ gates }) => gates.length > 0)
  if (tours.length === 0)
    return (
      <EmptyState title={t('enrol.none')} actions={<SignOutButton />}>
        {t('enrol.noneText')}
      </EmptyState>
    )
  return (
    <>
      <StaffEnrolForm gate={gate} tours={tours} />
      <div className="mt-6">
        <SignOutButton />
      </div>
    </>
  )
}
