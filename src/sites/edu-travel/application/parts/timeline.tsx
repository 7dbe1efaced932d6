import { useTranslation } from 'react-i18next'
import type { TimelineEntry } from '#contract/education/application'
import { useDates } from '#src/session/dates'

/** The history of an application, latest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  return (
    <ol className="stack-5 border-s-2 border-line ps-5">
      {entries.toReversed().map(({ at, act, by, name, words }) => (
        <li
          key={`${at} ${act}`}
          className="relative before:absolute before:-start-[1.6rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-brand"
        >
          <p className="font-semibold">{t(`act.${act}`)}</p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{dates.instant(at)}</time> · {t(`by.${by}`, { name })}
          </p>
          {words && <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>}
        </li>
      ))}
    </ol>
  )
}
