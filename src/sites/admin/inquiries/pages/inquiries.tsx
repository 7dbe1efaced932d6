import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { inquiryStatuses } from '#contract/inquiry'
import { type DeskInquiry, inquirySites } from '#contract/inquiry-desk'
import { inquiryTypes } from '#contract/inquiry-types'
import type { DeskColumn } from '#src/kits/desk/columns'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { AnswerTimes } from '#src/kits/inquiry-desk/answer-times'
import { AssignedFilter } from '#src/kits/inquiry-desk/assigned-filter'
import { useColumns } from '#src/kits/inquiry-desk/use-columns'
import { paths, site } from '../../site'
import { answerTimes, inquiries, loadInquiries, queryIn, siteIn } from '../queries'

/** The inquiries of every site: waiting ones first, the longest waiting at the top. */
export function Component() {
  const { t } = useTranslation('admin.inquiries')
  const { t: desk } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(inquiries(search))
  const { data: times } = useSuspenseQuery(answerTimes())
  const title = ofSite('title.inquiries')
  const own = useColumns()
  const columns = useMemo((): DeskColumn<DeskInquiry>[] => {
    const name = ({ site: of }: DeskInquiry) => t(`site.${siteIn(of)}`)
    const [first, ...rest] = own
    return [...(first ? [first] : []), { key: 'site', header: t('column.site'), cell: name, plain: name }, ...rest]
  }, [own, t])
  return (
    <DeskPage title={title}>
      <AnswerTimes times={times} nameOf={(of) => t(`site.${siteIn(of)}`)} />
      <DeskList
        name="admin.inquiries"
        label={title}
        searched={desk('searched')}
        columns={columns}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ title: subject }) => subject}
        linkTo={({ site: of, id }) => paths.inquiry(of, id)}
        load={loadInquiries(search)}
        tabs={
          <StatusTabs
            label={board('filter.label')}
            tabs={inquiryStatuses.map((value) => ({
              value,
              label: board(`status.${value}`),
              count: data.counts[value],
            }))}
          />
        }
        filters={
          <>
            <FilterSelect
              name="site"
              label={t('column.site')}
              any={t('anySite')}
              options={inquirySites.map((value) => ({ value, label: t(`site.${value}`) }))}
            />
            <AssignedFilter />
            <FilterSelect
              name="type"
              label={desk('column.topic')}
              any={desk('anyTopic')}
              options={inquiryTypes.map((value) => ({ value, label: board(`types.${value}`) }))}
            />
          </>
        }
      />
    </DeskPage>
  )
}
