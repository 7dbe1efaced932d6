import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'
import { paths, site } from '../../site'
import { Answer } from '../parts/answer'
import { langOfReader } from '../parts/lang-of-reader'
import { Said } from '../parts/said'
import { Waiting } from '../parts/waiting'
import { thread as threadQuery } from '../queries'

/** One question with all that was said, and the answer to it. */
export function Component() {
  const { id = '' } = useParams()
  return <Question key={id} id={id} />
}

function Question({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.qna')
  const { t: board } = useTranslation('board')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const {
    data: thread,
    changed,
    seen,
    act,
  } = useLive(threadQuery(id), ({ messages, status }) => `${messages.length} ${status}`)
  return (
    <DeskPage
      title={thread.title}
      mark={<InquiryBadge status={thread.status} />}
      back={<BackLink to={paths.qna}>{ofSite('title.qna')}</BackLink>}
    >
      <ChangedNote changed={changed} seen={seen}>
        {t('changed')}
      </ChangedNote>
      <Detail
        facts={
          <Facts
            compact
            facts={[
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
              { label: t('fact.about'), value: thread.about && `${thread.about.number} · ${thread.about.title}` },
            ]}
          />
        }
      >
        <DetailPart title={t('said')}>
          <Said thread={thread} />
        </DetailPart>
        <DetailPart title={t('answer.title')}>
          <Answer thread={thread} act={act} />
        </DetailPart>
      </Detail>
    </DeskPage>
  )
}
