import { useTranslation } from 'react-i18next'
import { type guestFiles, inquiryLimits, inquiryTypes } from '#contract/inquiry'
import { AttachField } from '#src/kits/thread/attach-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

/** What every inquiry has: type, title and content, and files (product §3). */
export function InquiryFields({ files }: { files?: typeof guestFiles } = {}) {
  const { t } = useTranslation('board')
  return (
    <>
      <SelectField
        name="type"
        label={t('inquiry.type')}
        placeholder={t('inquiry.typePlaceholder')}
        options={inquiryTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <TextField name="title" label={t('inquiry.title')} maxLength={inquiryLimits.title} />
      <TextArea
        name="content"
        label={t('inquiry.content')}
        help={t('inquiry.contentHelp')}
        rows={8}
        max={inquiryLimits.content}
      />
      <AttachField {...files} />
    </>
  )
}
