import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { type CompanyDetail, fairCompanies } from '#contract/fair/company'
import { call } from '#src/api/call'
import { TextLink } from '#src/kits/account/text-link'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { Picture } from '#src/ui/picture'
import { CompanyTexts, CompanyWants, useCompanyFacts } from '../../company/parts/company-facts'
import { DocumentList } from '../../company/parts/document-list'
import { useOwnWords } from '../../company/parts/use-own-words'
import { RequestButton } from '../../meetings/parts/request-button'
import { usePaths } from '../../site'
import { BusinessPage } from '../parts/business-page'
import { ContactPart } from '../parts/contact-part'
import { useReasons } from '../parts/use-reasons'
import { SaveButton } from '../parts/wish-button'
import { WishForm } from '../parts/wish-form'
import { ownParticipant, company as query } from '../queries'

/** One company as the other companies see it, with the reader's wish to meet it. */
export function Component() {
  const { t } = useTranslation('fair.business')
  const { bizId = '' } = useParams()
  const paths = usePaths()
  const { data: company } = useSuspenseQuery(query(bizId))
  const ownWords = useOwnWords()
  const { banner, product_picture } = company
  return (
    <BusinessPage
      title={ownWords(company.company_en, company.company_ko)}
      lead={ownWords(company.company_ko, company.company_en)}
      back={<TextLink to={paths.businessList}>{t('company.back')}</TextLink>}
    >
      {company.is_own && (
        <Alert
          tone="info"
          className="mb-6"
          actions={
            <ButtonLink size="sm" variant="secondary" to={paths.mypage}>
              {t('company.edit')}
            </ButtonLink>
          }
        >
          {t('company.preview')}
        </Alert>
      )}
      {banner && (
        <div className="mb-6 aspect-4/1 overflow-hidden rounded-md bg-sunken">
          <Picture picture={banner} sizes="(min-width: 1200px) 1200px, 100vw" className="size-full object-cover" />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="space-y-6">
          <Part title={t('company.about')}>
            <CompanyTexts company={company} />
            {product_picture && (
              <Picture
                picture={product_picture}
                sizes="(min-width: 1024px) 700px, 100vw"
                className="mt-5 w-full rounded-md"
              />
            )}
          </Part>
          <Part title={t('company.wants')}>
            <CompanyWants company={company} />
          </Part>
          {company.documents.length > 0 && (
            <Part title={t('company.documents')}>
              <DocumentList
                documents={company.documents}
                load={(document) => call(fairCompanies.document, { params: { id: company.id, document: document.id } })}
              />
            </Part>
          )}
        </div>
        <div className="space-y-6 max-lg:row-start-1">
          {!company.is_own && <RequestMeeting company={company} />}
          <Part title={t('company.facts')}>
            <InShort company={company} />
          </Part>
          {!company.is_own && (
            <Part title={t('company.contact')}>
              <ContactPart company={company} />
            </Part>
          )}
        </div>
      </div>
    </BusinessPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-5">
      <h2 id={id} className="mb-4 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function InShort({ company }: { company: CompanyDetail }) {
  return (
    <dl className="space-y-2.5 text-sm">
      {useCompanyFacts(company)
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Why the company fits, and the wish to meet it. */
function RequestMeeting({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation('fair.business')
  const { data: me } = useSuspenseQuery(ownParticipant())
  const dates = useDates()
  const paths = usePaths()
  const none = { i_want: false, it_wants: false, specialties: [], markets: [], languages: [], score: 0 }
  const reasons = useReasons(company.fit ?? none)
  const { wish } = company
  return (
    <Part title={t('wish.title')}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {company.wants_me && <Badge tone="accent">{t('wish.wants')}</Badge>}
        {wish?.priority && (
          <Badge tone={wish.sent_at ? 'success' : 'warning'}>
            {wish.sent_at ? t('wish.sent', { day: dates.dayOf(wish.sent_at) }) : t('wish.unsent')}
          </Badge>
        )}
        {!wish?.priority && <SaveButton company={company} />}
      </div>
      {reasons.length > 0 && (
        <ul className="mb-5 list-disc space-y-1 ps-5 text-sm text-muted">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {company.side === me.side ? (
        <p className="text-sm text-muted">{t('wish.sameSide')}</p>
      ) : (
        <>
          <div className="mb-5">
            <RequestButton
              id={company.id}
              company={{ en: company.company_en, ko: company.company_ko || company.company_en }}
            />
          </div>
          <WishForm key={`${company.id} ${wish?.priority}`} company={company} />
        </>
      )}
      {wish?.priority && !wish.sent_at && (
        <ButtonLink to={paths.applicationConfirm} variant="secondary" wide className="mt-4">
          {t('wish.check')}
        </ButtonLink>
      )}
    </Part>
  )
}
