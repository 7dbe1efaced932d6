import { useTranslation } from 'react-i18next'
import type { WrittenReport } from '#contract/education/report/sections'
import { type LoadFile, StoredPicture } from './stored-picture'

/** The photos of a report with their words. */
export function PhotoList({ photos, load }: { photos: WrittenReport['photos']; load: LoadFile }) {
  const { t } = useTranslation('education.report')
  if (photos.lines.length === 0) return <p className="text-muted">{t('photos.none')}</p>
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {photos.lines.map(({ id, words }) => (
        <li key={id}>
          <StoredPicture id={id} alt={words} load={load} className="aspect-4/3" />
          <p className="mt-1.5 text-sm wrap-anywhere">{words}</p>
        </li>
      ))}
    </ul>
  )
}
