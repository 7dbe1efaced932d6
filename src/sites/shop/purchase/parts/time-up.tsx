import TimerOff from 'lucide-react/icons/timer-off'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { holdMinutes } from '#contract/periods'
import { PrivatePage } from '#src/kits/page/private-page'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'

/** Replaces a step once the seats are released. */
export function TimeUp({ order: { quotation_id } }: { order: Pick<Order, 'quotation_id'> }) {
  const { t } = useTranslation('shop.purchase')
  return (
    <PrivatePage title={t('timeUp.title')} width="form">
      <EmptyState
        icon={<TimerOff />}
        title={t('timeUp.title')}
        actions={
          quotation_id ? (
            <ButtonLink to={paths.quotationDetail(quotation_id)}>{t('timeUp.quotation')}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.shoppingCart}>{t('timeUp.back')}</ButtonLink>
              <ButtonLink to={paths.search()} variant="secondary">
                {t('timeUp.search')}
              </ButtonLink>
            </>
          )
        }
        live
      >
        {t(quotation_id ? 'timeUp.textQuoted' : 'timeUp.text', { minutes: holdMinutes })}
      </EmptyState>
    </PrivatePage>
  )
}
