import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fairRefills, type RefillOffer } from '#contract/fair/refill'
import { useCall } from '#src/api/query'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { toast } from '#src/ui/overlay/toast'
import { changing } from '../queries'
import { useOwnDay } from './use-own-day'
import { useName, useWhen } from './use-when'

/**
 * Times freed today and offered to the company, for a minute each (product §4). Needs `ownRefills` loaded, and the texts
 * `fair.meetings`.
 */
export function RefillOffers() {
  const { t } = useTranslation('fair.meetings')
  const { now, day } = useOwnDay(1000)
  const offers = day.offers.filter(({ expires_at }) => Date.parse(expires_at) > now)
  return (
    <div aria-live="polite" className="print:hidden">
      {offers.length > 0 && (
        <section className="stack-3" aria-label={t('refill.title')}>
          <h2 className="text-lg font-bold">{t('refill.title')}</h2>
          <p className="text-sm text-muted">
            {t(offers.some(({ is_mine }) => is_mine) ? 'refill.mine' : 'refill.theirs')}
          </p>
          <ul className="grid gap-3 lg:grid-cols-2">
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} seconds={Math.ceil((Date.parse(offer.expires_at) - now) / 1000)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Offer({ offer: { id, other, slot, booth, yes, why }, seconds }: { offer: RefillOffer; seconds: number }) {
  const { t } = useTranslation('fair.meetings')
  const [name, when] = [useName(), useWhen()]
  const queries = useQueryClient()
  const answer = useCall(fairRefills.answer, { refreshes: changing })
  const company = name(other.company)
  const say = async (accepts: boolean) => {
    try {
      const { meeting } = await answer.mutateAsync({ params: { id }, body: { yes: accepts } })
      if (meeting) toast.success(t('refill.met', { company }))
    } catch {
      // Another company was faster: the remaining times are shown.
      for (const { path } of changing) void queries.invalidateQueries({ queryKey: [path] })
    }
  }
  return (
    <Card as="li" className="stack-3 border-brand bg-brand-soft">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-lg font-bold wrap-anywhere">{company}</p>
        <span className="font-bold text-brand figures">{t('refill.left', { seconds })}</span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="paper">{t(`refill.why.${why}`)}</Badge>
        <span className="figures">{when(slot)}</span>
        <span className="font-semibold">{booth ? t('row.booth', { number: booth.number }) : t('row.noBooth')}</span>
      </p>
      {yes.other && <p className="text-sm font-semibold text-success">{t('refill.waits')}</p>}
      {yes.me ? (
        <p className="text-sm font-medium">{t('refill.waiting')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={t('refill.yesOf', { company })}
            busy={answer.isPending}
            onClick={() => void say(true)}
          >
            {t('refill.yes')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('refill.noOf', { company })}
            disabled={answer.isPending}
            onClick={() => void say(false)}
          >
            {t('refill.no')}
          </Button>
        </div>
      )}
    </Card>
  )
}
