import { useTranslation } from 'react-i18next'
import type { WrittenReport } from '#contract/education/report/sections'
import { type LoadFile, StoredPicture } from './stored-picture'

/** The photos of a report with their captions. */
export function PhotoList({ photos, load }: { photos: WrittenReport['photos']; load: LoadFile }) {
  const { t } = useTranslation('education.report')
  if (photos.lines.length === 0) return <p className="text-muted">{t('photos.none')}</p>
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {photos.lines.map(({ id, words }) => (
        <li key={id}>
          <figure>
            {/* The caption below describes it. */}
            <StoredPicture id={id} alt="" load={load} className="aspect-4/3" />
            <figcaption className="mt-1.5 text-sm wrap-anywhere">{words}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
