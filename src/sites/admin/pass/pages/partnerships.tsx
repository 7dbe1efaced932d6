import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { partnershipStates } from '#contract/pass/partnership'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useContentLang } from '#src/session/visitor'
import { paths, site } from '../../site'
import { PassTabs } from '../parts/pass-tabs'
import { usePartnershipColumns } from '../parts/use-partnership-columns'
import { loadPartnerships, partnerships, partnershipsIn } from '../queries'

/** Companies that applied to accept the pass. */
export function Component() {
  const { t } = useTranslation('admin.pass')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(partnerships(search))
  const title = ofSite('title.passPartnerships')
  return (
    <DeskPage title={title}>
      <PassTabs />
      <DeskList
        name="admin.partnerships"
        label={title}
        searched={t('partnership.searched')}
        columns={usePartnershipColumns()}
        page={data}
        sort={partnershipsIn(search).sort}
        nameOf={({ place }) => place[lang]}
        linkTo={({ id }) => paths.passPartnership(id)}
        load={loadPartnerships(search)}
        tabs={
          <StatusTabs
            label={t('partnership.column.state')}
            tabs={partnershipStates.map((value) => ({
              value,
              label: t(`partnership.state.${value}`),
              count: data.counts[value],
            }))}
          />
        }
      />
    </DeskPage>
  )
}
