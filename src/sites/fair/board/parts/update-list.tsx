import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import type { FairUpdate } from '#contract/fair/updates'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { usePaths } from '../../site'
import { usePostPath } from './use-post-path'

/** The updates by Seoul day, along a line. */
export function UpdateList({ updates }: { updates: readonly FairUpdate[] }) {
  const { t } = useTranslation('fair.board')
  const { day: dayInWords } = useDates()
  const { program } = usePaths()
  const postPath = usePostPath()
  const linkTo = ({ id, kind }: FairUpdate) => (kind === 'program' ? `${program}#${id}` : postPath(kind, id))
  const days = [...new Set(updates.map(({ at }) => dayInSeoul(Date.parse(at))))]
  return (
    <ol className="border-s-2 border-accent">
      {days.map((day) => (
        <li key={day} className="relative ps-6 not-last:pb-8">
          <span
            aria-hidden="true"
            className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 border-paper bg-brand"
          />
          <h2 className="text-base font-semibold text-muted">{dayInWords(day)}</h2>
          <ul className="mt-2 stack-4">
            {updates
              .filter(({ at }) => dayInSeoul(Date.parse(at)) === day)
              .map((update) => (
                <li key={`${update.kind} ${update.id}`}>
                  <Badge tone={update.kind === 'program' ? 'accent' : 'brand'}>{t(`kind.${update.kind}`)}</Badge>
                  <h3 lang={update.lang} className="mt-1 text-lg font-bold wrap-anywhere">
                    <Link to={linkTo(update)} className="rounded-sm hover:text-brand">
                      {update.title}
                    </Link>
                  </h3>
                  <p lang={update.lang} className="text-muted">
                    {update.summary}
                  </p>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
