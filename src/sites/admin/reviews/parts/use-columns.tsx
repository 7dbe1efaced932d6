import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedReview } from '#contract/review'
import { useSpoken } from '#src/kits/booking/language-names'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { Rating } from '#src/ui/rating'
import { Status } from './status'

/** The columns of the list of reviews. */
export function useColumns(): DeskColumn<CheckedReview>[] {
  const { t } = useTranslation('admin.reviews')
  const { instant, birthday } = useDates()
  const spoken = useSpoken()
  return useMemo(
    () => [
      {
        key: 'title',
        header: t('column.title'),
        cell: ({ title }) => <span className="block max-w-72 truncate">{title}</span>,
        plain: ({ title }) => title,
      },
      {
        key: 'rating',
        header: t('column.rating'),
        cell: ({ rating }) => <Rating value={rating} />,
        plain: ({ rating }) => rating,
        sortable: true,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status }) => <Status status={status} />,
        plain: ({ status }) => t(`status.${status}`),
      },
      {
        key: 'product',
        header: t('column.product'),
        cell: ({ product_name }) => product_name,
        plain: ({ product_name }) => product_name,
      },
      {
        key: 'author',
        header: t('column.author'),
        cell: ({ author_name }) => author_name || '–',
        plain: ({ author_name }) => author_name,
      },
      {
        key: 'photos',
        header: t('column.photos'),
        cell: ({ photos }) => photos.length || '–',
        plain: ({ photos }) => photos.length,
        align: 'end',
      },
      {
        key: 'written_at',
        header: t('column.written_at'),
        cell: ({ edited_at, created_at }) => instant(edited_at ?? created_at),
        plain: ({ edited_at, created_at }) => edited_at ?? created_at,
        sortable: true,
      },
      {
        key: 'content',
        header: t('column.content'),
        cell: ({ content }) => <span className="line-clamp-2">{content}</span>,
        plain: ({ content }) => content,
        extra: true,
      },
      {
        key: 'lang',
        header: t('column.lang'),
        cell: ({ lang }) => spoken(lang),
        plain: ({ lang }) => lang,
        extra: true,
      },
      {
        key: 'email',
        header: t('column.email'),
        cell: ({ author_email }) => author_email,
        plain: ({ author_email }) => author_email,
        extra: true,
      },
      {
        key: 'travelled_on',
        header: t('column.travelled_on'),
        cell: ({ travelled_on }) => birthday(travelled_on),
        plain: ({ travelled_on }) => travelled_on,
        extra: true,
      },
    ],
    [t, instant, birthday, spoken],
  )
}
