import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type boardDesk, postStates } from '#contract/board-desk'
import type { Data } from '#contract/endpoint'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useContentLang } from '#src/session/visitor'
import { Segmented } from '#src/ui/segmented'
import { type BoardHere, boardNames } from '../queries'
import { listAddress } from './address'

/** Which board, in which state, of which category, with which words: each choice is an address. */
export function PostFilterBar({ board, found }: { board: BoardHere; found: Data<typeof boardDesk.list> }) {
  const { t } = useTranslation('edu-admin.boards')
  const lang = useContentLang()
  const navigate = useNavigate()
  const { counts, categories } = found
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('board.label')}
          value={board}
          onChange={(next) => void navigate(listAddress({ board: next }))}
          options={boardNames.toReversed().map((value) => ({ value, label: t(`board.${value}`) }))}
        />
        <SearchField what={t('searched')} />
        {categories.length > 0 && (
          <FilterSelect
            name="category"
            label={t('field.category')}
            any={t('category.all')}
            options={categories.map(({ name, label }) => ({ value: name, label: label[lang] }))}
          />
        )}
      </div>
      <StatusTabs
        label={t('state.label')}
        tabs={postStates.map((value) => ({ value, label: t(`state.${value}`), count: counts[value] }))}
      />
    </div>
  )
}
