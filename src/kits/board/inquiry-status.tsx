import { useTranslation } from 'react-i18next'
import { type InquiryStatus, inquiryStatuses } from '#contract/inquiry'
import { Badge } from '#src/ui/badge'
import { ChipLink, Chips } from '#src/ui/chip'

const tones = { received: 'warning', answered: 'success', closed: 'neutral' } as const

/** The badge of a status: answered shows as Replied (product §4). */
export function InquiryBadge({ status }: { status: InquiryStatus }) {
  const { t } = useTranslation('board')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

interface InquiryFilterProps {
  status: InquiryStatus | undefined
  linkTo: (status: InquiryStatus | undefined) => string
}

/** Links to the statuses. */
export function InquiryFilter({ status, linkTo }: InquiryFilterProps) {
  const { t } = useTranslation('board')
  return (
    <Chips label={t('filter.label')}>
      <ChipLink to={linkTo(undefined)} on={!status}>
        {t('filter.all')}
      </ChipLink>
      {inquiryStatuses.map((each) => (
        <ChipLink key={each} to={linkTo(each)} on={status === each}>
          {t(`status.${each}`)}
        </ChipLink>
      ))}
    </Chips>
  )
}
