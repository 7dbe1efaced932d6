import { useTranslation } from 'react-i18next'
import type { Application } from '#contract/education/application'
import { changesBetween } from '#contract/education/changes'
import { useDates } from '#src/session/dates'
import { ChangedWords } from '#src/ui/changed-words'
import { Disclosure } from '#src/ui/disclosure'
import { Table } from '#src/ui/table'
import { useFieldWords } from './use-field-words'

type Version = Application['versions'][number]

/** A changed field or document, formatted; empty where it is in only one of the versions. */
interface ShownChange {
  key: string
  label: string
  before: string
  after: string
}

/** The changes from one submission to the next, field by field, with added and removed documents; nothing for the first. */
export function Changes({ application }: { application: Pick<Application, 'versions' | 'program'> }) {
  const { t } = useTranslation('education')
  const dates = useDates()
  const changes = useChanges(application)
  const { versions } = application
  const cellOf = (text: string, other: string, as: 'ins' | 'del') => {
    if (text === '') return <span className="text-muted">{t('detail.none')}</span>
    return (
      <span className="wrap-anywhere whitespace-pre-line">
        {other === '' ? text : <ChangedWords {...{ text, other, as }} />}
      </span>
    )
  }
  return (
    <div>
      {versions.slice(1).map((version, at) => {
        const { number, submitted_at } = version
        const before = versions[at]
        const title = t('detail.changesOf', { from: number - 1, to: number, when: dates.instant(submitted_at) })
        return (
          <Disclosure key={number} title={title} open={number === versions.length}>
            <Table
              caption={title}
              rows={before ? changes(before, version) : []}
              rowKey={({ key }) => key}
              empty={<p className="text-muted">{t('detail.noChanges')}</p>}
              columns={[
                { key: 'field', header: t('detail.field'), cell: ({ label }) => label },
                {
                  key: 'before',
                  header: t('detail.before'),
                  cell: ({ before, after }) => cellOf(before, after, 'del'),
                },
                { key: 'after', header: t('detail.after'), cell: ({ before, after }) => cellOf(after, before, 'ins') },
              ]}
            />
          </Disclosure>
        )
      })}
    </div>
  )
}

function useChanges({ program }: Pick<Application, 'program'>): (from: Version, to: Version) => ShownChange[] {
  const { t } = useTranslation('education')
  const words = useFieldWords(program.figures)
  return (from, to) => {
    const has = ({ documents }: Version, id: string) => documents.some((each) => each.id === id)
    const document = (of: Version, other: Version) => of.documents.filter(({ id }) => !has(other, id))
    return [
      ...changesBetween(from.written, to.written).map(({ section, path, before, after }) => ({
        key: `${section} ${path}`,
        label: words.label(section, path),
        before: words.value(section, path, before),
        after: words.value(section, path, after),
      })),
      ...document(from, to).map(({ id, kind, name }) => ({
        key: id,
        label: t(`documents.kinds.${kind}`),
        before: name,
        after: '',
      })),
      ...document(to, from).map(({ id, kind, name }) => ({
        key: id,
        label: t(`documents.kinds.${kind}`),
        before: '',
        after: name,
      })),
    ]
  }
}
