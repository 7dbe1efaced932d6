import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/kits/account/account-page'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { paths } from '../../site'
import { AnswerForm } from '../parts/answer-form'
import { useInvitation } from '../parts/use-invitation'

/** Opened by an emailed link: the details entered by a colleague, to be corrected and confirmed, or declined. */
export function Component() {
  const { t } = useTranslation('mice.group')
  const { state, opened, answer, retry } = useInvitation()
  return (
    <AccountPage title={t('invitation.title')}>
      {state === 'looking' && (
        <Loading>
          <TextSkeleton />
        </Loading>
      )}
      {state === 'failed' && <ErrorState onRetry={retry} />}
      {state === 'unknown' && (
        <EmptyState
          title={t('invitation.unknown')}
          actions={<ButtonLink to={paths.register}>{t('invitation.registerSelf')}</ButtonLink>}
        >
          {t('invitation.unknownText')}
        </EmptyState>
      )}
      {state === 'open' && opened && <AnswerForm opened={opened} onAnswer={answer} />}
      {state === 'declined' && (
        <Alert live title={t('invitation.declined')}>
          {t('invitation.declinedText')}
        </Alert>
      )}
      {state === 'accepted' && (
        <EmptyState
          title={t('invitation.accepted')}
          actions={
            <ButtonLink to={opened?.invitation.has_account ? paths.mypage : paths.findPassword}>
              {t(opened?.invitation.has_account ? 'invitation.mypage' : 'invitation.password')}
            </ButtonLink>
          }
        >
          {t(opened?.invitation.has_account ? 'invitation.acceptedText' : 'invitation.newText')}
        </EmptyState>
      )}
    </AccountPage>
  )
}
