import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { call } from '#src/api/call'
import { TextLink } from '#src/kits/account/text-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { CompanyTexts, CompanyWants, useCompanyFacts } from '../../company/parts/company-facts'
import { DocumentList } from '../../company/parts/document-list'
import { StatusBadge } from '../../company/parts/status-badge'
import { useOwnWords } from '../../company/parts/use-own-words'
import { site, usePaths } from '../../site'
import { BoothForm } from '../parts/booth-form'
import { DecisionButtons } from '../parts/decision-buttons'
import { EditForm } from '../parts/edit-form'
import { TestMark } from '../parts/test-mark'
import { participant as query } from '../queries'

/** One registration, with the office's acts. */
export function Component() {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { id = '' } = useParams()
  const { data: who, changed, seen, act } = useLive(query(id), ({ version }) => String(version))
  const dates = useDates()
  const ownWords = useOwnWords()
  const facts = useCompanyFacts(who)
  const others = who.years.filter((each) => each.id !== who.id)
  const [editing, setEditing] = useState(false)
  const sns = who.contact.sns.map((each) => `${company(`sns.${each.kind}`)} ${each.id}`).join(', ')
  return (
    <DeskPage
      title={ownWords(who.company_en, who.company_ko)}
      mark={
        <>
          <StatusBadge status={who.status} />
          {who.is_test && <Badge tone="accent">{t('test')}</Badge>}
        </>
      }
      back={
        <Link to={paths.deskParticipants} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskParticipants')}
        </Link>
      }
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={() => setEditing(!editing)} aria-expanded={editing}>
            {t('edit.button')}
          </Button>
          {who.is_current && <TestMark participant={who} act={act} />}
          {who.is_current && <DecisionButtons participant={who} act={act} />}
        </>
      }
    >
      <ChangedNote changed={changed} seen={seen} />
      <Detail
        facts={
          <Facts
            compact
            facts={[
              { label: t('filter.year'), value: String(who.year) },
              ...(others.length > 0
                ? [
                    {
                      label: t('years'),
                      value: (
                        <span className="flex flex-wrap gap-x-3">
                          {others.map((each) => (
                            <TextLink key={each.id} to={paths.deskParticipant(each.id)}>
                              {String(each.year)}
                            </TextLink>
                          ))}
                        </span>
                      ),
                    },
                  ]
                : []),
              { label: t('column.created_at'), value: dates.dayOf(who.status_at) },
              ...facts,
              { label: company('field.mobile'), value: who.contact.mobile },
              { label: company('field.telephone'), value: who.contact.telephone },
              { label: company('field.contactEmail'), value: who.contact.contact_email },
              { label: company('field.sns'), value: sns },
              { label: t('column.email'), value: who.email },
              { label: t('phone'), value: who.phone },
              { label: t('lang.label'), value: t(`lang.${who.lang}`) },
            ]}
          />
        }
      >
        {who.reason && (
          <DetailPart title={t('part.reason')}>
            <p className="wrap-anywhere whitespace-pre-line">{who.reason}</p>
          </DetailPart>
        )}
        {editing && (
          <DetailPart title={t('edit.title')}>
            <EditForm participant={who} act={act} onDone={() => setEditing(false)} />
          </DetailPart>
        )}
        {who.is_current && who.side === 'seller' && who.status === 'approved' && (
          <DetailPart title={t('part.booth')}>
            <BoothForm key={who.booth?.id} participant={who} act={act} />
          </DetailPart>
        )}
        <DetailPart title={t('part.texts')}>
          <CompanyTexts company={who} />
        </DetailPart>
        <DetailPart title={t('part.fit')}>
          <CompanyWants company={who} />
        </DetailPart>
        <DetailPart title={t('part.files')}>
          {who.documents.length === 0 ? (
            <p className="text-sm text-muted">{t('noFiles')}</p>
          ) : (
            <DocumentList
              documents={who.documents}
              load={(document) => call(fairParticipantsDesk.document, { params: { id, document: document.id } })}
            />
          )}
        </DetailPart>
      </Detail>
    </DeskPage>
  )
}
