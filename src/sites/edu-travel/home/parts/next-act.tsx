import { useTranslation } from 'react-i18next'
import { useSession } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Section } from '#src/ui/page'
import { paths } from '../../site'

/** The next step: an account first, then the application. */
export function NextAct({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('edu-travel.home')
  const signedIn = useSession(({ tokens }) => tokens.travel !== undefined)
  const next = !signedIn ? 'account' : isOpen ? 'apply' : 'closed'
  const to = { account: paths.register, apply: paths.registration, closed: paths.faq }[next]
  return (
    <Section>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-brand bg-brand-soft p-6 md:p-8">
        <div className="max-w-reading">
          <h2 className="text-2xl font-bold">{t(`next.${next}.title`)}</h2>
          <p className="mt-2 text-muted">{t(`next.${next}.text`)}</p>
        </div>
        <ButtonLink to={to} size="lg">
          {t(`next.${next}.act`)}
        </ButtonLink>
      </div>
    </Section>
  )
}
