import { useTranslation } from 'react-i18next'
import { type MailCounts, mailLimits, mailPlaceholders } from '#contract/fair/mail-desk'
import { textLanguages } from '#contract/languages'
import { TextBlocks } from '#src/kits/desk/text-blocks'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { site } from '../../site'

/** Subject and text in both languages, each with its number of readers. */
export function TextFields({ counts }: { counts: MailCounts | undefined }) {
  const { t } = useTranslation('fair.desk-mails')
  return (
    <>
      <p className="text-sm text-muted">
        {t('placeholders')}{' '}
        {mailPlaceholders.map((name) => (
          <span key={name} className="me-3 inline-block">
            <code>{`{{${name}}}`}</code> {t(`placeholder.${name}`)}
          </span>
        ))}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        {textLanguages.map((lang) => (
          <section key={lang} aria-label={t(`lang.${lang}`)} className="min-w-0 stack-4">
            <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {t(`lang.${lang}`)}
              {counts && <span className="text-sm font-normal text-muted">{t('readBy', { count: counts[lang] })}</span>}
            </h3>
            <TextField optional={counts?.[lang] === 0} name={`texts.${lang}.subject`} label={t(`subject.${lang}`)} />
            <TextArea
              optional={counts?.[lang] === 0}
              name={`texts.${lang}.text`}
              label={t(`text.${lang}`)}
              rows={10}
              max={mailLimits.text}
            />
            <TextBlocks
              site={site}
              field={`texts.${lang}.text`}
              lang={lang}
              // The template blocks call a company an organization.
              values={{ name: '{{name}}', organization: '{{company}}' }}
            />
          </section>
        ))}
      </div>
    </>
  )
}
