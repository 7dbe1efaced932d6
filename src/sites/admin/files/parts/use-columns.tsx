import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRow } from '#contract/files-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { bytesInWords } from '#src/ui/bytes'
import { useSiteLabel } from '../../parts/use-site-label'
import { Owner } from './owner'
import { useNameOf } from './use-name-of'
import { Uses } from './uses'

/** The columns of the list of files. */
export function useColumns(): DeskColumn<FileRow>[] {
  const { t, i18n } = useTranslation('admin.files')
  const { instant } = useDates()
  const labelOf = useSiteLabel()
  const nameOf = useNameOf()
  return useMemo(() => {
    const siteOf = ({ site }: FileRow) => labelOf(site)
    return [
      { key: 'name', header: t('column.name'), cell: nameOf, plain: nameOf },
      {
        key: 'kind',
        header: t('column.kind'),
        cell: ({ kind }) => t(`kind.${kind}`),
        plain: ({ kind }) => t(`kind.${kind}`),
      },
      {
        key: 'bytes',
        header: t('column.bytes'),
        align: 'end',
        cell: ({ bytes }) => bytesInWords(bytes, i18n.language),
        plain: ({ bytes }) => bytes,
        sortable: true,
      },
      {
        key: 'uses',
        header: t('column.uses'),
        cell: ({ uses, more }) => <Uses uses={uses} more={more} />,
        plain: ({ uses, more }) =>
          [
            ...uses.map(({ subject, name }) => `${t(`subject.${subject}`)} ${name}`),
            ...(more > 0 ? [t('more', { count: more })] : []),
          ].join(', ') || t('unused'),
      },
      { key: 'site', header: t('column.site'), cell: siteOf, plain: siteOf },
      {
        key: 'owner',
        header: t('column.owner'),
        cell: ({ owner }) => <Owner owner={owner} />,
        plain: ({ owner }) => owner?.name ?? '',
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
    ]
  }, [t, i18n.language, instant, labelOf, nameOf])
}
