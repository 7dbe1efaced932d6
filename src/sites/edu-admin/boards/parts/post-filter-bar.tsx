import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type boardDesk, postStates } from '#contract/board-desk'
import type { Data } from '#contract/endpoint'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { ChipLink, Chips } from '#src/ui/chip'
import { Segmented } from '#src/ui/segmented'
import { Select } from '#src/ui/select'
import { SearchBox } from '../../parts/search-box'
import { boardNames, type Sought } from '../queries'
import { listAddress } from './address'

/** Which board, in which state, of which category, with which words: each choice is an address. */
export function PostFilterBar({ sought, found }: { sought: Sought; found: Data<typeof boardDesk.list> }) {
  const { t } = useTranslation('edu-admin.boards')
  const lang = useContentLang()
  const numbers = useNumbers()
  const navigate = useNavigate()
  const { board, state, category, q } = sought
  const { counts, categories } = found
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Segmented
        label={t('board.label')}
        value={board}
        onChange={(next) => void navigate(listAddress({ board: next }))}
        options={boardNames.toReversed().map((value) => ({ value, label: t(`board.${value}`) }))}
      />
      <Chips label={t('state.label')}>
        <ChipLink to={listAddress({ board, category, q })} on={!state}>
          {t('state.all')} <span className="figures">{numbers(counts.draft + counts.planned + counts.out)}</span>
        </ChipLink>
        {postStates.map((each) => (
          <ChipLink key={each} to={listAddress({ board, category, q, state: each })} on={state === each}>
            {t(`state.${each}`)} <span className="figures">{numbers(counts[each])}</span>
          </ChipLink>
        ))}
      </Chips>
      {categories.length > 0 && (
        <Select
          aria-label={t('field.category')}
          value={category ?? ''}
          onChange={(event) => void navigate(listAddress({ board, state, q, category: event.target.value }))}
          className="w-full sm:w-56"
        >
          <option value="">{t('category.all')}</option>
          {categories.map(({ name, label }) => (
            <option key={name} value={name}>
              {label[lang]}
            </option>
          ))}
        </Select>
      )}
      <SearchBox label={t('search')} value={q} linkTo={(words) => listAddress({ board, state, category, q: words })} />
    </div>
  )
}
