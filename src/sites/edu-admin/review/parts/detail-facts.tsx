import { useTranslation } from 'react-i18next'
import { headCount } from '#contract/education/eligibility'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Facts } from '#src/ui/facts'

/** The facts of an application in short. */
export function DetailFacts({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const dates = useDates()
  const won = useWon()
  const { organization, account_email, arrival, departure, written, granted_won, submitted_at, versions } = application
  return (
    <Facts
      compact
      facts={[
        { label: t('facts.organization'), value: organization },
        { label: t('facts.account'), value: account_email || t('unnamed') },
        {
          label: t('facts.dates'),
          value:
            arrival &&
            departure &&
            t('facts.dateRange', { from: dates.birthday(arrival), to: dates.birthday(departure) }),
        },
        { label: t('facts.people'), value: t('facts.peopleOf', headCount(written)) },
        { label: t('facts.asked'), value: won(application.requested_won) },
        { label: t('facts.most'), value: won(application.most_won) },
        { label: t('facts.granted'), value: granted_won === null ? null : won(granted_won) },
        { label: t('facts.submitted'), value: submitted_at && dates.instant(submitted_at) },
        { label: t('facts.version'), value: versions.length },
      ]}
    />
  )
}
