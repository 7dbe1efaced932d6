import { useTranslation } from 'react-i18next'
import type { Application } from '#contract/education/application'
import { type Change, changesBetween } from '#contract/education/changes'
import { useDates } from '#src/session/dates'
import { Disclosure } from '#src/ui/disclosure'
import { Table } from '#src/ui/table'
import { useFieldWords } from './use-field-words'

/** What changed from one submission to the next, field by field. */
export function Changes({ application }: { application: Application }) {
  const { t } = useTranslation('education')
  const dates = useDates()
  const words = useFieldWords(application.programme.figures)
  const { versions } = application
  if (versions.length < 2) return null
  const said = ({ section, path }: Change, value: Change['before']) =>
    words.value(section, path, value) || <span className="text-muted">{t('detail.none')}</span>
  return (
    <section className="stack-3">
      <h2 className="text-xl font-bold">{t('detail.changes')}</h2>
      {versions.slice(1).map(({ number, submitted_at, written }, at) => {
        const before = versions[at]
        const title = t('detail.changesOf', { from: number - 1, to: number, when: dates.instant(submitted_at) })
        return (
          <Disclosure key={number} title={title} open={number === versions.length}>
            <Table<Change>
              caption={title}
              rows={before ? changesBetween(before.written, written) : []}
              rowKey={({ section, path }) => `${section} ${path}`}
              empty={<p className="text-muted">{t('detail.noChanges')}</p>}
              columns={[
                { key: 'field', header: t('detail.field'), cell: ({ section, path }) => words.label(section, path) },
                { key: 'before', header: t('detail.before'), cell: (change) => said(change, change.before) },
                { key: 'after', header: t('detail.after'), cell: (change) => said(change, change.after) },
              ]}
            />
          </Disclosure>
        )
      })}
    </section>
  )
}
