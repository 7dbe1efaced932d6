import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import { useCall } from '#src/api/query'
import { ProfileSection } from '#src/kits/account/profile-section'
import { TextLink } from '#src/kits/account/text-link'
import { refetchingOnConflict } from '#src/kits/desk/use-live'
import { useVisitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { ChangeForm } from '../../company/parts/change-form'
import { usePaths } from '../../site'
import { MissingList } from './missing-list'
import { OwnFiles } from './own-files'

/** The company's profile: missing fields, files, and the form to change it. */
export function ProfilePart({ own }: { own: OwnParticipant }) {
  const { t } = useTranslation('fair.account')
  const visitor = useVisitor()
  const paths = usePaths()
  const change = useCall(fairParticipants.change, { errors: 'page', refreshes: [fairParticipants.own] })
  const client = useQueryClient()
  const act = refetchingOnConflict(() => client.invalidateQueries({ queryKey: [fairParticipants.own.path] }))
  return (
    <div className="space-y-6">
      <MissingList own={own} />
      {own.is_current && own.status === 'approved' && (
        <p>
          <TextLink to={paths.business(own.id)}>{t('mypage.preview')}</TextLink>
        </p>
      )}
      <ProfileSection title={t('mypage.files')} lead={t('mypage.filesHelp')}>
        <OwnFiles own={own} />
      </ProfileSection>
      <ProfileSection title={t('mypage.edit')}>
        <ChangeForm
          participant={own}
          texts={{
            label: t('mypage.edit'),
            language: t('mypage.language'),
            marketing: t('mypage.marketing'),
            submit: t('mypage.save'),
          }}
          onSave={async (body) => {
            const saved = await act(() => change.mutateAsync({ body }))
            const name = saved.lang === 'ko' && saved.name_ko ? saved.name_ko : saved.name_en
            visitor.session.setState(({ people }) => ({
              people: { ...people, business: people.business && { ...people.business, name } },
            }))
            toast.success(t('mypage.saved'))
            return saved
          }}
        />
      </ProfileSection>
    </div>
  )
}
