import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { useLazy } from '#src/ui/use-lazy'

import type { Listed } from './suggest'

const loadSuggest = () => import('./suggest')

interface SearchInputProps {
  value?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** The field of every search. Its suggestions load with the first focus; until then it is a plain form field. */
export function SearchInput({ value, className, ref }: SearchInputProps) {
  const { t } = useTranslation('shop')
  const { i18n } = useVisitor()
  const field = useRef<HTMLInputElement | null>(null)
  const [suggest, fetchSuggest] = useLazy(loadSuggest)
  const [list, setList] = useState<Listed | null>(null)
  const prepare = useCallback(() => void i18n.loadNamespaces('shop.suggest').then(fetchSuggest), [i18n, fetchSuggest])
  // The field can have received the focus before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) prepare()
  }, [prepare])
  return (
    <>
      <input
        key={value}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        maxLength={80}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('header.searchLabel')}
        placeholder={t('header.placeholder')}
        onFocus={prepare}
        className={className}
      />
      {suggest && <suggest.Suggest field={field} onList={setList} />}
    </>
  )
}
