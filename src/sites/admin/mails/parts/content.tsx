import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskMail, type MailContent, mailsDesk } from '#contract/mails-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'

/** Content and recipient of a message, shown once a reason is given; both are dropped when the page is left (product §8). */
export function Content({ mail: { id, lang, is_kept } }: { mail: DeskMail }) {
  const { t } = useTranslation('admin.mails')
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<MailContent | null>(null)
  const open = useAct(mailsDesk.open, afterAct)
  return (
    <DetailPart
      title={t('content.title')}
      actions={
        shown && (
          <Button variant="secondary" size="sm" onClick={() => setShown(null)}>
            {t('content.hide')}
          </Button>
        )
      }
    >
      {shown ? (
        <Shown content={shown} lang={lang === 'ko' ? 'ko' : 'en'} />
      ) : (
        <>
          <p className="mb-4">{t(is_kept ? 'content.hidden' : 'content.none')}</p>
          {is_kept && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('content.act')}
            </Button>
          )}
        </>
      )}
      {asking && (
        <WordsDialog
          title={t('content.ask')}
          text={t('content.text')}
          label={t('content.why')}
          submit={t('content.act')}
          max={500}
          onSend={async (reason) => setShown(await open({ params: { id }, body: { reason } }))}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPart>
  )
}

/** Nothing in the frame runs, and none of its links can be followed. */
function Shown({ content: { to, subject, html, text }, lang }: { content: MailContent; lang: string }) {
  const { t } = useTranslation('admin.mails')
  return (
    <div className="space-y-4">
      <Facts
        compact
        facts={[
          { label: t('content.to'), value: to },
          { label: t('content.subject'), value: subject && <span lang={lang}>{subject}</span> },
        ]}
      />
      {html ? (
        <iframe
          title={t('content.frame')}
          srcDoc={html}
          sandbox=""
          className="h-160 w-full rounded-md border border-line bg-white"
        />
      ) : (
        <p lang={lang} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  )
}
