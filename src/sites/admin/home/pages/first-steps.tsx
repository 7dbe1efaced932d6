import { useTranslation } from 'react-i18next'
import { firstSteps, type NextFair, neededSteps } from '#contract/first-steps'
import { pathIn } from '#contract/sites/sites'
import { useClientSettings } from '#src/api/start-up'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { steps } from '../queries'

/** The page of each step. */
const places = {
  transfer: `${paths.settings}?key=transfer`,
  desk: `${paths.settings}?key=desk`,
  product: paths.newProduct,
  onSale: paths.products,
  staff: paths.inviteStaff,
  sale: `${paths.reservations}?status=waiting`,
} as const

/** The steps from an empty shop to its first sale, with those already done, and what the fairs still lack. */
export function Component() {
  const { t } = useTranslation('admin.home')
  const { t: ofSite } = useTranslation(site)
  const { has } = useDesk()
  const slug = useClientSettings()?.fair_slug
  const { done, fairs } = useLive(steps(), () => '').data
  // Only owners invite people.
  const shown = firstSteps.filter((step) => step !== 'staff' || has('owner'))
  return (
    <DeskPage title={ofSite('title.firstSteps')}>
      <p className="mb-4 text-muted">{t('steps.lead')}</p>
      <ol className="max-w-reading space-y-2">
        {shown.map((step) => (
          <li
            key={step}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <h2 className="flex flex-wrap items-center gap-2 font-semibold">
                {t(`steps.${step}.title`)}
                {done[step] ? (
                  <Badge tone="success">{t('steps.done')}</Badge>
                ) : (
                  neededSteps.includes(step) && <Badge tone="warning">{t('steps.needed')}</Badge>
                )}
              </h2>
              <p className="text-sm text-muted">{t(`steps.${step}.text`)}</p>
            </div>
            {!done[step] && (
              <ButtonLink to={places[step]} size="sm" variant="secondary">
                {t(`steps.${step}.act`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      <h2 className="mt-8 mb-1 text-lg font-bold">{t('fairs.title')}</h2>
      <p className="mb-4 text-muted">{t('fairs.lead')}</p>
      <ul className="max-w-reading space-y-2">
        <Fair name="mice" fair={fairs.mice} to={paths.miceSetup} />
        <Fair name="fair" fair={fairs.fair} to={pathIn('/:fair/ppipsa/desk/setup', slug)} />
      </ul>
    </DeskPage>
  )
}

const stateOf = (fair: NextFair) => {
  if (!fair) return 'none'
  if (!fair.is_announced) return 'hidden'
  return fair.is_open ? 'open' : 'announced'
}

interface FairProps {
  name: 'mice' | 'fair'
  fair: NextFair
  /** The page where it is set up. */
  to: string
}

/** A fair: whether people can register, and what it still lacks. */
function Fair({ name, fair, to }: FairProps) {
  const { t } = useTranslation('admin.home')
  const { day } = useDates()
  const labelOf = useSiteLabel()
  const state = stateOf(fair)
  const of = fair && { year: String(fair.year), opens: day(fair.opens), closes: day(fair.closes) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {labelOf(name)}
          <Badge tone={state === 'open' ? 'success' : 'warning'}>{t(`fairs.badge.${state}`)}</Badge>
        </h3>
        <p className="text-sm text-muted">{t(`fairs.text.${state}`, of ?? {})}</p>
        {fair && fair.missing.length > 0 && (
          <p className="text-sm text-muted">
            {t('fairs.missing', { parts: fair.missing.map((part) => t(`fairs.part.${part}`)).join(', ') })}
          </p>
        )}
        {name === 'fair' && <p className="text-sm text-muted">{t('fairs.office')}</p>}
      </div>
      <ButtonLink to={to} size="sm" variant="secondary">
        {t('fairs.act')}
      </ButtonLink>
    </li>
  )
}
