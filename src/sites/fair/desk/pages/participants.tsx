import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { participantStatuses } from '#contract/fair/status'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { ButtonLink } from '#src/ui/button'
import { useOwnWords } from '../../company/parts/use-own-words'
import { CompaniesSheet } from '../../desk-import/parts/companies-sheet'
import { site, usePaths } from '../../site'
import { ContinentFilter, CountryFilter, SectorFilter, SideFilter, TestFilter } from '../parts/company-filters'
import { useColumns } from '../parts/use-columns'
import { YearFilter } from '../parts/year-filter'
import { loadParticipants, participants, queryIn } from '../queries'

/** The registrations for the fair. */
export function Component() {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(participants(search))
  const ownWords = useOwnWords()
  const title = ofSite('title.deskParticipants')
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <CompaniesSheet />
          <ButtonLink to={paths.deskImport} variant="secondary" size="sm">
            {ofSite('title.deskImport')}
          </ButtonLink>
        </>
      }
    >
      <DeskList
        name="fair.participants"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ company_en, company_ko }) => ownWords(company_en, company_ko)}
        linkTo={({ id }) => paths.deskParticipant(id)}
        load={loadParticipants(search)}
        filters={
          <>
            <YearFilter />
            <FilterSelect
              name="status"
              label={t('column.status')}
              any={t('filter.anyStatus')}
              options={participantStatuses.map((value) => ({ value, label: company(`status.${value}`) }))}
            />
            <SideFilter />
            <ContinentFilter />
            <CountryFilter />
            <SectorFilter />
            <FilterSelect
              name="booth"
              label={t('column.booth')}
              any={t('filter.anyBooth')}
              options={(['given', 'none'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
            />
            <TestFilter />
          </>
        }
      />
    </DeskPage>
  )
}
