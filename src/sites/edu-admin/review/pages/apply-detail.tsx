import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Section } from '#contract/education/sections'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { Answers } from '#src/kits/education/answers'
import { Changes } from '#src/kits/education/changes'
import { StatusBadge } from '../../parts/status-badge'
import { paths } from '../../site'
import { AskBackDialog } from '../parts/ask-back-dialog'
import { AskBackLink } from '../parts/ask-back-link'
import { Assignment } from '../parts/assignment'
import { Conflicts, DeclareConflict } from '../parts/conflicts'
import { Decide } from '../parts/decide'
import { DetailConditions } from '../parts/detail-conditions'
import { DetailFacts } from '../parts/detail-facts'
import { Documents } from '../parts/documents'
import { Notes } from '../parts/notes'
import { Revisions } from '../parts/revisions'
import { Scores } from '../parts/scores'
import { Timeline, useActWords } from '../parts/timeline'
import { ActProvider } from '../parts/use-act'
import { useApplication } from '../parts/use-application'

/** One application: the submitted content, its status, and the acts on it (product §3, §4, §6). */
export function Component() {
  const { t } = useTranslation('edu-admin.review')
  const { t: ofEducation } = useTranslation('education')
  const { appId = '' } = useParams()
  const { application, changed, seen, act } = useApplication(appId)
  const [askingAbout, setAskingAbout] = useState<Section | null>(null)
  const words = useActWords()
  const { organization, number, status, written, program, reader, timeline } = application
  const { person } = useDesk()
  // A change that the reader has not acknowledged stays named when they act themselves.
  const last = timeline.findLast(({ name }) => name !== person?.name)
  const mayAsk = status === 'in_review' && !reader.has_conflict
  const facts = (
    <>
      <DetailFacts application={application} />
      <DetailConditions application={application} />
      <Assignment application={application} />
      {!reader.has_conflict && <DeclareConflict id={application.id} />}
    </>
  )
  return (
    <ActProvider value={act}>
      <DeskPage
        title={`${number} ${organization}`}
        mark={<StatusBadge status={status} />}
        back={<BackLink to={paths.apply}>{t('back')}</BackLink>}
      >
        <ChangedNote changed={changed} seen={seen}>
          {last && `${words(last)} – ${t(`by.${last.by}`, { name: last.name || t('unnamed') })}`}
        </ChangedNote>
        <Detail facts={facts} timeline={<Timeline entries={timeline} />}>
          <Conflicts application={application} />
          <DetailPart title={t('part.decide')}>
            <Decide application={application} onAskBack={() => setAskingAbout('trip')} />
          </DetailPart>
          <Revisions application={application} />
          {application.versions.length > 1 && (
            <DetailPart title={ofEducation('detail.changes')}>
              <Changes application={application} />
            </DetailPart>
          )}
          <Documents application={application} />
          <DetailPart title={t('part.answers')}>
            <Answers
              written={written}
              figures={program.figures}
              action={
                mayAsk
                  ? (section) => <AskBackLink section={section} onAsk={() => setAskingAbout(section)} />
                  : undefined
              }
            />
          </DetailPart>
          <Scores application={application} />
          <Notes id={application.id} />
        </Detail>
        {/* Stays when a colleague has moved the application on: sending says so, and what was typed is not lost. */}
        {askingAbout && (
          <AskBackDialog application={application} section={askingAbout} onClose={() => setAskingAbout(null)} />
        )}
      </DeskPage>
    </ActProvider>
  )
}
