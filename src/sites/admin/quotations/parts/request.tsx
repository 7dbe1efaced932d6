import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { formatMoney } from '#contract/money'
import { type DeskQuotation, quotationDesk } from '#contract/quotation-desk'
import { call } from '#src/api/call'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { DetailPart } from '#src/kits/desk/detail'
import { FileButtons } from '#src/kits/thread/attachments'
import { useLanguage } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { useGroupWords } from './use-group-words'

/** A group's request as it was sent. */
export function Request({ quotation }: { quotation: DeskQuotation }) {
  const { t } = useTranslation('admin.quotations')
  const language = useLanguage()
  const words = useGroupWords()
  const guides = useLanguageNames(quotation.languages)
  const { budget, files } = quotation
  const download = async (file: StoredFile) => {
    try {
      const params = { id: quotation.id, file: file.id }
      saveFile(await call(quotationDesk.file, { params }, { errors: 'page' }), file.name)
    } catch {
      toast.error(t('request.downloadFailed'))
    }
  }
  return (
    <DetailPart title={t('request.title')}>
      <p dir="auto" className="mb-4 max-w-reading whitespace-pre-line wrap-anywhere">
        {quotation.wishes}
      </p>
      <Facts
        compact
        facts={[
          {
            label: t('column.days'),
            value:
              quotation.flexible && quotation.date_from
                ? t('request.flexible', { days: words.days(quotation) })
                : words.days(quotation),
          },
          { label: t('column.regions'), value: words.regions(quotation.regions) },
          { label: t('request.guides'), value: guides },
          {
            label: t('request.budget'),
            value: budget && t(`request.per.${budget.per}`, { amount: formatMoney(budget, language) }),
          },
          {
            label: t('request.files'),
            value: files.length > 0 && <FileButtons files={files} onPick={(file) => void download(file)} />,
          },
        ].map((fact) => ({ ...fact, value: fact.value || null }))}
      />
    </DetailPart>
  )
}
