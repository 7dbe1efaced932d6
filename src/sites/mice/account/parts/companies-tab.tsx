import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { CompanyList } from '../../company/parts/company-list'
import { savedCompanies } from '../../parts/use-own'
import { companies as companiesQuery } from '../../queries'
import { paths } from '../../site'

/** The member's saved companies; each links to its booth on the plan. */
export function CompaniesTab({ fair }: { fair: MiceEdition }) {
  const { t } = useTranslation('mice.account')
  const { data: companies } = useSuspenseQuery(companiesQuery())
  const { data: saved } = useSuspenseQuery(savedCompanies())
  const mine = companies.filter(({ id }) => saved.includes(id))
  if (mine.length === 0)
    return (
      <EmptyState
        title={t('companies.none')}
        actions={
          <ButtonLink variant="secondary" to={paths.companies}>
            {t('companies.find')}
          </ButtonLink>
        }
      />
    )
  return (
    <div className="stack-5">
      <CompanyList
        companies={mine}
        chosen={undefined}
        saved={saved}
        signedIn
        figures={fair.figures}
        linkTo={(id) => `${paths.companies}?company=${id}`}
      />
      <div>
        <ButtonLink variant="secondary" to={`${paths.companies}?saved=1`}>
          {t('companies.route')}
        </ButtonLink>
      </div>
    </div>
  )
}
