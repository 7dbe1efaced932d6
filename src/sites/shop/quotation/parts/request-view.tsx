import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { formatMoney } from '#contract/money'
import { quotation as contract, type Quotation } from '#contract/quotation'
import { call } from '#src/api/call'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { FileButtons } from '#src/kits/thread/attachments'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { CopyButton } from '#src/ui/copy-button'
import { Facts } from '#src/ui/facts'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { Panel } from '../../purchase/parts/panel'
import { useTripWords } from './use-trip-words'
import { Withdraw } from './withdraw'

const closed = ['accepted', 'withdrawn']

/** The request as it was sent, and a button to withdraw it. */
export function RequestView({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('shop.quotation')
  return (
    <div className="space-y-4">
      <Panel title={t('detail.request')}>
        <Request quotation={quotation} />
      </Panel>
      {!closed.includes(quotation.status) && <Withdraw id={quotation.id} />}
    </div>
  )
}

function Request({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('shop.quotation')
  const { t: purchase } = useTranslation('shop.purchase')
  const dates = useDates()
  const language = useLanguage()
  const words = useTripWords()
  const guides = useLanguageNames(quotation.languages)
  const { budget, number, files } = quotation
  const days = words.days(quotation)
  const download = async (file: StoredFile) => {
    try {
      const params = { id: quotation.id, file: file.id }
      saveFile(await call(contract.file, { params }, { errors: 'page' }), file.name)
    } catch {
      toast.error(t('detail.downloadFailed'))
    }
  }
  return (
    <Facts
      facts={[
        {
          label: t('detail.number'),
          value: <b className="figures">{number}</b>,
          action: <CopyButton text={number}>{purchase('detail.copyNumber')}</CopyButton>,
        },
        { label: t('detail.requested'), value: dates.dayOf(quotation.created_at) },
        {
          label: t('detail.days'),
          value: quotation.flexible && quotation.date_from ? t('detail.flexibleDays', { days }) : days,
        },
        { label: t('detail.people'), value: words.party(quotation.party) },
        { label: t('detail.regions'), value: words.regions(quotation.regions) },
        { label: t('detail.languages'), value: guides },
        {
          label: t('detail.budget'),
          value: budget ? (
            t(budget.per === 'person' ? 'detail.budgetPerson' : 'detail.budgetGroup', {
              amount: formatMoney(budget, language, 'plain'),
            })
          ) : (
            <span className="text-muted">{t('detail.none')}</span>
          ),
        },
        {
          label: t('detail.wishes'),
          value: (
            <span dir="auto" className="whitespace-pre-line wrap-anywhere">
              {quotation.wishes}
            </span>
          ),
        },
        {
          label: t('detail.contact'),
          value: (
            <span className="wrap-anywhere">
              {quotation.contact_name}
              <br />
              {quotation.contact_email}
              <br />
              <bdi>{quotation.contact_phone}</bdi>
            </span>
          ),
        },
        ...(files.length > 0
          ? [
              {
                label: t('detail.files'),
                value: <FileButtons files={files} onPick={(file) => void download(file)} />,
              },
            ]
          : []),
      ]}
    />
  )
}
