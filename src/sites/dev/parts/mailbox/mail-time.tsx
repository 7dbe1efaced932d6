import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** An instant in the developer's time zone. */
export function MailTime({ at }: { at: string }) {
  const language = intlCode(useLanguage())
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
  return (
    <time dateTime={at} title={at}>
      {shown}
    </time>
  )
}
