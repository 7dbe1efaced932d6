import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountSite } from '#contract/sites/sites'
import { AccountPage } from './account-page'
import { FindIdForm } from './find-id-form'
import { FoundId } from './found-id'
import type { AccountLinks } from './links'
import { TextLink } from './text-link'

/** Finds the sign-in address of a user on a site, shown masked (domain hazard 4). */
export function FindIdPage({ site, links }: { site: AccountSite; links: AccountLinks }) {
  const { t } = useTranslation('account')
  const [found, setFound] = useState<{ email: string | null } | null>(null)
  return (
    <AccountPage
      title={t('findId.title')}
      lead={t('findId.lead')}
      aside={
        <>
          <TextLink to={links.login}>{t('findId.signIn')}</TextLink>
          <TextLink to={links.findPassword}>{t('findId.password')}</TextLink>
        </>
      }
    >
      {found ? (
        <FoundId email={found.email} links={links} onAgain={() => setFound(null)} />
      ) : (
        <FindIdForm site={site} onFound={setFound} />
      )}
    </AccountPage>
  )
}
