import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { ParticipantRow } from '#contract/fair/participant-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { site, usePaths } from '../../site'
import { CompanyChoice } from '../parts/company-choice'
import { NewMeetingForm } from '../parts/new-meeting-form'

/** The form for a meeting that the office sets, proposes or requests on behalf of a company. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [buyer, setBuyer] = useState<ParticipantRow | null>(null)
  const [seller, setSeller] = useState<ParticipantRow | null>(null)
  const test = search.get('test') === '1'
  return (
    <DeskPage
      title={ofSite('title.deskMeetingNew')}
      back={
        <Link to={paths.deskMeetings} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskMeetings')}
        </Link>
      }
    >
      <div className="max-w-5xl space-y-4">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <CompanyChoice side="buyer" test={test} chosen={buyer} onChoose={setBuyer} />
          <CompanyChoice side="seller" test={test} chosen={seller} onChoose={setSeller} />
        </div>
        {buyer && seller ? (
          <NewMeetingForm
            key={`${buyer.id} ${seller.id}`}
            buyer={buyer}
            seller={seller}
            onMade={(id) => void navigate(paths.deskMeeting(id))}
          />
        ) : (
          <p className="text-muted">{t('new.bothFirst')}</p>
        )}
      </div>
    </DeskPage>
  )
}
