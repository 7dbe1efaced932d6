import { useTranslation } from 'react-i18next'
import { type guestFiles, InquiryTypeOn, inquiryLimits } from '#contract/inquiry'
import type { Site } from '#contract/sites/sites'
import { AttachField } from '#src/kits/thread/attach-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

interface InquiryFieldsProps {
  site: Site
  /** What to write and what to leave out, where the site has its own text. */
  help?: string
  files?: typeof guestFiles
}

/** The fields of every inquiry: type, title and content, and files (product §3). */
export function InquiryFields({ site, help, files }: InquiryFieldsProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <SelectField
        name="type"
        label={t('inquiry.type')}
        placeholder={t('inquiry.typePlaceholder')}
        options={InquiryTypeOn(site).options.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <TextField name="title" label={t('inquiry.title')} maxLength={inquiryLimits.title} />
      <TextArea
        name="content"
        label={t('inquiry.content')}
        help={help ?? t('inquiry.contentHelp')}
        rows={8}
        max={inquiryLimits.content}
      />
      <AttachField {...files} />
    </>
  )
}
