import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Site } from '#contract/sites/sites'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { type Fact, Facts } from '#src/ui/facts'
import { Answer } from './answer'
import { Assignment } from './assignment'
import { FirstAnswer } from './first-answer'
import { langOfReader } from './lang-of-reader'
import { Messages } from './messages'
import { thread as threadQuery } from './queries'
import { Waiting } from './waiting'

interface InquiryPageProps {
  site: Site
  id: string
  /** The link back to the list. */
  back: ReactNode
  /** Additional facts. */
  facts?: readonly Fact[]
}

/** One inquiry with all its messages, and the form for the answer. */
export const InquiryPage = (props: InquiryPageProps) => <Inquiry key={props.id} {...props} />

function Inquiry({ site, id, back, facts = [] }: InquiryPageProps) {
  const { t } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const { instant } = useDates()
  const {
    data: thread,
    changed,
    seen,
    act,
  } = useLive(threadQuery(site, id), ({ messages, status, assignee }) => `${messages.length} ${status} ${assignee?.id}`)
  return (
    <DeskPage title={thread.title} mark={<InquiryBadge status={thread.status} />} back={back}>
      <ChangedNote changed={changed} seen={seen}>
        {t('changed')}
      </ChangedNote>
      <Detail
        facts={
          <>
            <Facts
              compact
              facts={[
                ...facts,
                { label: t('fact.number'), value: <span className="figures">{thread.number}</span> },
                { label: t('fact.who'), value: thread.name },
                { label: t('fact.email'), value: thread.email },
                { label: t('fact.language'), value: board(`language.${langOfReader(thread)}`) },
                { label: t('fact.topic'), value: board(`types.${thread.type}`) },
                { label: t('fact.asked'), value: instant(thread.created_at) },
                {
                  label: t('fact.waiting'),
                  value: thread.waiting_since && <Waiting since={thread.waiting_since} />,
                },
                {
                  label: t('fact.firstAnswer'),
                  value: thread.first_answered_at && <FirstAnswer of={thread} />,
                },
                { label: t('fact.about'), value: thread.about && `${thread.about.number} · ${thread.about.title}` },
              ]}
            />
            <Assignment site={site} thread={thread} act={act} />
          </>
        }
      >
        <DetailPart title={t('said')}>
          <Messages site={site} thread={thread} />
        </DetailPart>
        <DetailPart title={t('answer.title')}>
          <Answer site={site} thread={thread} act={act} />
        </DetailPart>
      </Detail>
    </DeskPage>
  )
}
