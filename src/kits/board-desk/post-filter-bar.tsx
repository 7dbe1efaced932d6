import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type boardDesk, postStates } from '#contract/board-desk'
import { asCount } from '#contract/desk-list'
import type { Data } from '#contract/endpoint'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useContentLang } from '#src/session/visitor'
import { Segmented } from '#src/ui/segmented'
import type { BoardDesk } from './boards'
import { listAddress } from './list-address'
import { useBoardLabel } from './use-board-label'

interface PostFilterBarProps {
  desk: BoardDesk
  board: string
  found: Data<typeof boardDesk.list>
}

/** Filters by board, state, category, district and words: each choice is an address. */
export function PostFilterBar({ desk, board, found }: PostFilterBarProps) {
  const { t } = useTranslation('board-desk')
  const lang = useContentLang()
  const labelOf = useBoardLabel(desk.boards)
  const navigate = useNavigate()
  const { counts, categories, districts } = found
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('board')}
          value={board}
          onChange={(next) => void navigate(listAddress(desk, { board: next }))}
          options={desk.boards.names.map((value) => ({ value, label: labelOf(value) }))}
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
        {districts.length > 0 && (
          <FilterSelect
            name="district"
            label={t('field.district')}
            any={t('district.all')}
            options={districts.map(({ name, label }) => ({ value: name, label: label[lang] }))}
          />
        )}
      </div>
      <StatusTabs
        label={t('state.label')}
        tabs={postStates.map((value) => ({ value, label: t(`state.${value}`), count: asCount(counts[value]) }))}
      />
    </div>
  )
}
