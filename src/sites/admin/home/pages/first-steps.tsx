import type { ReactNode } from 'react'
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

/** The steps from an empty shop to its first sale, with those already done, what the fairs still lack, and whether the pass is sold. */
export function Component() {
  const { t } = useTranslation('admin.home')
  const { t: ofSite } = useTranslation(site)
  const { has } = useDesk()
  const slug = useClientSettings()?.fair_slug
  const labelOf = useSiteLabel()
  const { done, fairs, is_pass_on_sale } = useLive(steps(), () => '').data
  // Only owners invite people.
  const shown = firstSteps.filter((step) => step !== 'staff' || has('owner'))
  return (
    <DeskPage title={ofSite('title.firstSteps')}>
      <p className="mb-4 text-muted">{t('steps.lead')}</p>
      <ol className="max-w-reading space-y-2">
        {shown.map((step) => (
          <Row
            key={step}
            as="h2"
            title={t(`steps.${step}.title`)}
            badge={
              done[step] ? (
                <Badge tone="success">{t('steps.done')}</Badge>
              ) : (
                neededSteps.includes(step) && <Badge tone="warning">{t('steps.needed')}</Badge>
              )
            }
            link={!done[step] && { to: places[step], label: t(`steps.${step}.act`) }}
          >
            <p>{t(`steps.${step}.text`)}</p>
          </Row>
        ))}
      </ol>
      <h2 className="mt-8 mb-1 text-lg font-bold">{t('fairs.title')}</h2>
      <p className="mb-4 text-muted">{t('fairs.lead')}</p>
      <ul className="max-w-reading space-y-2">
        <Fair name="mice" fair={fairs.mice} to={paths.miceSetup} />
        <Fair name="fair" fair={fairs.fair} to={pathIn('/:fair/ppipsa/desk/setup', slug)} />
      </ul>
      <h2 className="mt-8 mb-3 text-lg font-bold">{t('pass.title')}</h2>
      <ul className="max-w-reading">
        <Row
          as="h3"
          title={labelOf('seoulitepass')}
          badge={
            <Badge tone={is_pass_on_sale ? 'success' : 'warning'}>
              {t(is_pass_on_sale ? 'pass.onSale' : 'pass.offSale')}
            </Badge>
          }
          link={{ to: paths.passPrices, label: t('pass.act') }}
        >
          <p>{t(is_pass_on_sale ? 'pass.onSaleText' : 'pass.offSaleText')}</p>
        </Row>
      </ul>
    </DeskPage>
  )
}

interface RowProps {
  as: 'h2' | 'h3'
  title: string
  badge: ReactNode
  link: { to: string; label: string } | false
  children: ReactNode
}

/** One thing to do, whether it is done, and the link to where it is done. */
const Row = ({ as: Heading, title, badge, link, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
    <div className="min-w-0 flex-1 basis-60 space-y-1">
      <Heading className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {badge}
      </Heading>
      <div className="space-y-1 text-sm text-muted">{children}</div>
    </div>
    {link && (
      <ButtonLink to={link.to} size="sm" variant="secondary">
        {link.label}
      </ButtonLink>
    )}
  </li>
)

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
    <Row
      as="h3"
      title={labelOf(name)}
      badge={<Badge tone={state === 'open' ? 'success' : 'warning'}>{t(`fairs.badge.${state}`)}</Badge>}
      link={{ to, label: t('fairs.act') }}
    >
      <p>{t(`fairs.text.${state}`, of ?? {})}</p>
      {fair && fair.missing.length > 0 && (
        <p>{t('fairs.missing', { parts: fair.missing.map((part) => t(`fairs.part.${part}`)).join(', ') })}</p>
      )}
      {name === 'fair' && <p>{t('fairs.office')}</p>}
    </Row>
  )
}
