import { useTranslation } from 'react-i18next'
import type { PartnershipState } from '#contract/pass/partnership'
import { Badge } from '#src/ui/badge'

const tones = {
  received: 'warning',
  asked: 'info',
  approved: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<PartnershipState, string>

/** The state of an application. */
export function PartnershipMark({ state }: { state: PartnershipState }) {
  const { t } = useTranslation('admin.pass')
  return <Badge tone={tones[state]}>{t(`partnership.state.${state}`)}</Badge>
}
