import { useTranslation } from 'react-i18next'
import type { ReviewStatus } from '#contract/review'
import type { SocialReview } from '#contract/social-review'
import { Badge } from '#src/ui/badge'

const tones = {
  published: 'success',
  hidden: 'neutral',
  waiting: 'warning',
  approved: 'success',
  rejected: 'neutral',
} as const

/** The status of a review or of a post. */
export function Status({ status }: { status: ReviewStatus | SocialReview['status'] }) {
  const { t } = useTranslation('admin.reviews')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
