import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { miceLeads } from '#contract/mice/lead'
import { query } from '#src/api/query'
import { ProfileSection } from '#src/kits/account/profile-section'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Skeleton } from '#src/ui/skeleton'

/** The exhibitors that scanned the badge, and whether any details were passed on. */
export function ScansPart() {
  const { t } = useTranslation('mice.account')
  const lang = useContentLang()
  const { instant } = useDates()
  const { data, isError } = useQuery(query(miceLeads.scanned, {}))
  return (
    <ProfileSection title={t('scans.title')} lead={t('scans.lead')}>
      {isError ? (
        <Alert tone="error">{t('scans.failed')}</Alert>
      ) : !data ? (
        <Skeleton className="h-12 w-full" />
      ) : data.length === 0 ? (
        <p className="text-muted">{t('scans.none')}</p>
      ) : (
        <ul className="ruled">
          {data.map(({ company_id, name, at, passed_on }) => (
            <li key={company_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name[lang]}</p>
                <p className="text-sm text-muted">{instant(at)}</p>
              </div>
              <Badge tone={passed_on ? 'info' : 'neutral'}>{t(passed_on ? 'scans.passed' : 'scans.kept')}</Badge>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
