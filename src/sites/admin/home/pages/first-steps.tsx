import { useTranslation } from 'react-i18next'
import { firstSteps, neededSteps } from '#contract/first-steps'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
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

/** The steps from an empty shop to its first sale, with those already done. */
export function Component() {
  const { t } = useTranslation('admin.home')
  const { t: ofSite } = useTranslation(site)
  const { has } = useDesk()
  const { done } = useLive(steps(), () => '').data
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
    </DeskPage>
  )
}
