import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useCountryName } from '#src/kits/booking/countries'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { paths, site } from '../../site'
import { AccountBadge } from '../parts/account-badge'
import { BlockDialog } from '../parts/block-dialog'
import { Blocks } from '../parts/blocks'
import { OwnApplications } from '../parts/own-applications'
import { applicant, applicationsOf } from '../queries'

/** One applicant account with its applications. */
export function Component() {
  const { t } = useTranslation('edu-admin.members')
  const { t: ofSite } = useTranslation(site)
  const { memberId = '' } = useParams()
  const {
    data: who,
    changed,
    seen,
    act,
  } = useLive(applicant(memberId), ({ status, blocks }) => `${status} ${blocks.length}`)
  const { data: applications } = useSuspenseQuery(applicationsOf(memberId))
  const dates = useDates()
  const countryName = useCountryName()
  const { has } = useDesk()
  const [asking, setAsking] = useState(false)
  return (
    <DeskPage
      title={who.organization}
      mark={<AccountBadge status={who.status} />}
      back={
        <Link to={paths.members} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.members')}
        </Link>
      }
      actions={
        has('chief') && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {t(who.status === 'blocked' ? 'unblock.button' : 'block.button')}
          </Button>
        )
      }
    >
      <ChangedNote changed={changed} seen={seen} />
      <Detail
        facts={
          <Facts
            compact
            facts={[
              { label: t('column.latin'), value: who.organization_latin },
              { label: t('kind'), value: t(`kinds.${who.kind}`) },
              { label: t('column.country'), value: countryName(who.country) },
              { label: t('column.name'), value: who.name },
              { label: t('column.email'), value: who.email },
              { label: t('phone'), value: who.phone },
              { label: t('language'), value: t(`languages.${who.lang}`) },
              { label: t('column.created_at'), value: dates.dayOf(who.created_at) },
            ]}
          />
        }
      >
        <DetailPart title={t('applications.title')}>
          <OwnApplications rows={applications.items} />
        </DetailPart>
        <DetailPart title={t('blocks.title')}>
          <Blocks blocks={who.blocks} />
        </DetailPart>
      </Detail>
      {asking && <BlockDialog applicant={who} act={act} onClose={() => setAsking(false)} />}
    </DeskPage>
  )
}
