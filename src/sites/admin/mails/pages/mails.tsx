import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { mailKinds, mailStates } from '#contract/mails-desk'
import { sites } from '#contract/sites/sites'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { OperationsTabs } from '../../parts/operations-tabs'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { useColumns } from '../parts/use-columns'
import { loadMails, mails, queryIn } from '../queries'

/** Emails and text messages sent to people; the searched address never appears in the URL. */
export function Component() {
  const { t } = useTranslation('admin.mails')
  const { t: ofSite } = useTranslation(site)
  const labelOf = useSiteLabel()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(mails(search))
  const title = ofSite('title.mails')
  const kinds = mailKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <DeskPage title={title}>
      <OperationsTabs now="mails" />
      <p className="my-3 text-sm text-muted">{t('sentNote')}</p>
      <DeskList
        name="admin.mails"
        label={title}
        searched={t('searched')}
        isPrivate
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ kind, to }) => `${t(`kind.${kind}`)}, ${to}`}
        linkTo={({ id }) => paths.mail(id)}
        load={loadMails(search)}
        tabs={
          <StatusTabs
            label={t('column.status')}
            tabs={mailStates.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
          />
        }
        filters={
          <>
            <FilterSelect
              name="kind"
              label={t('column.kind')}
              any={t('anyKind')}
              options={kinds.toSorted((a, b) => a.label.localeCompare(b.label))}
            />
            <FilterSelect
              name="site"
              label={t('column.site')}
              any={t('anySite')}
              options={sites.map((value) => ({ value, label: labelOf(value) }))}
            />
          </>
        }
      />
    </DeskPage>
  )
}
