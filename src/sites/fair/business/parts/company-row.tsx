import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CompanyRow as Row } from '#contract/fair/company'
import { fitFrom } from '#contract/fair/fit'
import { useCountryName } from '#src/kits/booking/countries'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useOwnWords } from '../../company/parts/use-own-words'
import { usePaths } from '../../site'
import { CompanyMark } from './company-mark'
import { useReasons } from './use-reasons'
import { SaveButton } from './wish-button'

const RequestDialog = lazy(async () => ({
  default: (await import('../../meetings/parts/request-dialog')).RequestDialog,
}))

/** One company in the directory: dense, for comparison; `canAsk` if the reader is on the other side and can request a meeting. */
export function CompanyRow({ company, canAsk }: { company: Row; canAsk: boolean }) {
  const { t } = useTranslation('fair.business')
  const { t: words } = useTranslation('fair.company')
  const paths = usePaths()
  const ownWords = useOwnWords()
  const countryName = useCountryName()
  const reasons = useReasons(company.fit)
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_11rem]">
      <span className="max-sm:hidden">
        <CompanyMark company={company} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.business(company.id)}
            className="font-semibold wrap-anywhere underline-offset-2 hover:underline"
          >
            {ownWords(company.company_en, company.company_ko)}
          </Link>
          {company.wants_me && <Badge tone="accent">{t('wish.wants')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[
            words(`side.${company.side}`),
            words(`sector.${company.sector}`),
            `${company.city}, ${countryName(company.country)}`,
            company.booth && t('company.booth', { number: company.booth.number }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere">{ownWords(company.main_business_en, company.main_business_ko)}</p>
      </div>
      <div className="min-w-0 text-sm sm:col-start-2 lg:col-start-auto">
        {company.fit.score >= fitFrom && <Badge tone="success">{t('fit.title')}</Badge>}
        <p className="mt-1 text-muted wrap-anywhere">{reasons.slice(0, 3).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:col-start-3 sm:row-start-1 sm:flex-col sm:items-end lg:col-start-4">
        <SaveButton company={company} />
        {canAsk && <AskButton company={company} />}
      </div>
    </li>
  )
}

/** Requests a meeting without leaving the directory; the times are loaded when it is pressed. */
function AskButton({ company: { id, company_en, company_ko } }: { company: Row }) {
  const { t } = useTranslation('fair.meetings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${t('request.button')}: ${company_en}`}
        onClick={() => setOpen(true)}
      >
        {t('request.button')}
      </Button>
      {open && (
        <Suspense>
          <RequestDialog
            id={id}
            company={{ en: company_en, ko: company_ko || company_en }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
