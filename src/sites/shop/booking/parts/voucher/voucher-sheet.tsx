import './voucher.css'
import { useTranslation } from 'react-i18next'
import type { Voucher } from '#contract/voucher'
import { KoreanPlace } from '#src/kits/booking/korean-place'
import { Facts } from '#src/ui/facts'
import { QrCode } from '#src/ui/qr-code'
import { useVoucherFacts } from './use-voucher-facts'

/** The voucher to show at the meeting point: on the screen in the dialog, printed on a page of its own. */
export function VoucherSheet({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('shop.booking')
  const facts = useVoucherFacts(voucher)
  return (
    <article className="voucher">
      <header className="voucher-head">
        <div>
          <p className="voucher-only-paper">Naru 나루</p>
          <h2>{voucher.product_name}</h2>
          <p className="text-muted">{voucher.option_name}</p>
        </div>
        <div>
          <p className="text-sm text-muted">{t('voucher.number')}</p>
          <p className="voucher-number">{voucher.reservation_number}</p>
        </div>
      </header>
      <div className="voucher-body">
        <div className="voucher-code">
          <QrCode
            text={voucher.code}
            label={t('voucher.code', { number: voucher.reservation_number })}
            className="qr-code"
          />
          <p className="text-sm">{t('voucher.show')}</p>
        </div>
        <Facts facts={facts} />
      </div>
      <KoreanPlace title={t('voucher.staff')} place={voucher.korean} className="voucher-part" />
      {voucher.know_before.length > 0 && (
        <section className="voucher-part">
          <h3>{t('voucher.bring')}</h3>
          <ul>
            {voucher.know_before.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="voucher-only-paper">{t('voucher.issued')}</p>
    </article>
  )
}
