import { useTranslation } from 'react-i18next'
import { changesIn } from '#contract/education/changes'
import { review } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { type Section, sections } from '#contract/education/sections'
import { TextBlocks } from '#src/kits/desk/text-blocks'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { AskBackForm } from '../../parts/ask-back-form'
import { useAct } from './use-act'

interface AskBackDialogProps {
  application: ReviewedApplication
  /** The section from which the dialog was opened. */
  section: Section
  onClose: () => void
}

/** Reopens sections, with comments on their fields. */
export function AskBackDialog({ application, section, onClose }: AskBackDialogProps) {
  const { t } = useTranslation('edu-admin.review')
  const { t: words } = useTranslation('education')
  const ask = useAct(review.askBack)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askBack.title')}
      description={t('askBack.text')}
      size="lg"
      place="sheet"
      stays
    >
      <AskBackForm
        label={t('askBack.title')}
        sections={sections}
        nameOf={(each) => words(`step.${each}`)}
        fieldsOf={useFieldsOf(application)}
        first={section}
        tools={(field) => (
          <TextBlocks
            site="edu-travel"
            field={field}
            lang={application.account_lang}
            values={{
              number: application.number,
              name: application.written.contact.contact_name,
              organization: application.organization,
            }}
          />
        )}
        onSend={async (revision) => {
          await ask({ params: { id: application.id }, body: { sections: revision } })
          toast.success(t('askBack.sent'))
          onClose()
        }}
      />
    </Dialog>
  )
}

/** The submitted fields of a section, in words with their values. */
function useFieldsOf({ written, program }: ReviewedApplication) {
  const words = useFieldWords(program.figures)
  return (section: Section) =>
    section === 'documents'
      ? []
      : changesIn(section, null, written[section])
          .filter(({ path, after }) => path !== '' && after !== '')
          .map(({ path, after }) => {
            const value = words.value(section, path, after)
            return { value: path, label: `${words.label(section, path)}: ${value.slice(0, 40)}` }
          })
}
