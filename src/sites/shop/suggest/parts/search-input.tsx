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

/** The field of every search. What it suggests loads with the first focus; without it, it is a plain field of a form. */
export function SearchInput({ value, className, ref }: SearchInputProps) {
  const { t } = useTranslation('shop')
  const { i18n } = useVisitor()
  const field = useRef<HTMLInputElement | null>(null)
  const [suggest, fetchSuggest] = useLazy(loadSuggest)
  const [list, setList] = useState<Listed | null>(null)
  const prepare = useCallback(() => void i18n.loadNamespaces('shop.suggest').then(fetchSuggest), [i18n, fetchSuggest])
  // Somebody may have gone into the field before the page that came from the server was taken over.
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
