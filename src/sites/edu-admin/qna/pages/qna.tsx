import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { inquiryStatuses } from '#contract/inquiry'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { AnswerTimes } from '#src/kits/inquiry-desk/answer-times'
import { AssignedFilter } from '#src/kits/inquiry-desk/assigned-filter'
import { useColumns } from '#src/kits/inquiry-desk/use-columns'
import { paths, site } from '../../site'
import { answerTimes, inquiries, loadInquiries, queryIn } from '../queries'

/** The topics of applicants' questions, in the order offered to them. */
const topics = ['eligibility', 'application', 'documents', 'report', 'account', 'other'] as const

/** Applicants' questions: waiting ones first, the longest waiting at the top. */
export function Component() {
  const { t } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(inquiries(search))
  const { data: times } = useSuspenseQuery(answerTimes())
  const title = ofSite('title.qna')
  return (
    <DeskPage title={title}>
      <AnswerTimes times={times} />
      <DeskList
        name="edu-admin.qna"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ title: subject }) => subject}
        linkTo={({ id }) => paths.qnaDetail(id)}
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
            <AssignedFilter />
            <FilterSelect
              name="type"
              label={t('column.topic')}
              any={t('anyTopic')}
              options={topics.map((value) => ({ value, label: board(`types.${value}`) }))}
            />
          </>
        }
      />
    </DeskPage>
  )
}
