import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { boardDesk } from '#contract/board-desk'
import type { Data } from '#contract/endpoint'
import { textLanguages } from '#contract/languages'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Table } from '#src/ui/table'
import { PostStateMark } from './post-state'

type Found = Data<typeof boardDesk.list>
type Row = Found['items'][number]

interface PostTableProps {
  posts: Found['items']
  /** The choices of its board. */
  found: Pick<Found, 'categories' | 'districts'>
  edit: (id: string) => string
}

/** The posts of a board, each with its missing parts. */
export function PostTable({ posts, found: { categories, districts }, edit }: PostTableProps) {
  const { t } = useTranslation('board-desk')
  const { t: board } = useTranslation('board')
  const { instant } = useDates()
  const lang = useContentLang()
  const labelIn = (choices: Found['categories'], name: string | null) =>
    choices.find((each) => each.name === name)?.label[lang] ?? '–'
  return (
    <Table<Row>
      caption={t('list')}
      rows={posts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: t('column.title'),
          cell: ({ id, texts, pinned }) => {
            const missing = textLanguages.filter((each) => !texts[each])
            const shown = texts[lang] ?? texts.en ?? texts.ko
            return (
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
                {pinned && <Badge tone="brand">{t('pinned')}</Badge>}
                <Link to={edit(id)} className="font-semibold wrap-anywhere underline">
                  {shown?.title}
                </Link>
                {missing.map((each) => (
                  <Badge key={each} tone="warning">
                    {t('missing', { language: board(`language.${each}`) })}
                  </Badge>
                ))}
              </span>
            )
          },
        },
        ...(categories.length > 0
          ? [
              {
                key: 'category',
                header: t('field.category'),
                cell: ({ category }: Row) => labelIn(categories, category),
              },
            ]
          : []),
        ...(districts.length > 0
          ? [
              {
                key: 'district',
                header: t('field.district'),
                cell: ({ district }: Row) => labelIn(districts, district),
              },
            ]
          : []),
        { key: 'state', header: t('state.label'), cell: (post) => <PostStateMark post={post} /> },
        { key: 'position', header: t('column.position'), align: 'end', cell: ({ position }) => position || '–' },
        { key: 'changed', header: t('column.changed'), cell: ({ updated_at }) => instant(updated_at) },
      ]}
    />
  )
}
