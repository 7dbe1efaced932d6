import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anyChoice } from '#contract/catalog'
import type { Picture } from '#contract/media'
import { dropRecent, forgetRecent, recent } from '#src/session/recent'
import { useContentTag, useVisitor } from '#src/session/visitor'
import { noFilters, searchAddress } from '../../catalog/filters'
import { suggestions } from '../../catalog/search-queries'
import { paths } from '../../site'

/** One line of the list. */
export interface Entry {
  key: string
  label: string
  /** The language of the label, if it is not the page's. */
  lang?: string
  to: string
  /** The kind of entry, or its place. */
  note?: string
  picture?: Picture
  recent?: true
}

export interface EntryGroup {
  key: 'recent' | 'places' | 'products'
  title: string
  entries: Entry[]
}

/** Recent searches of this browser while the field is empty; otherwise suggestions. */
export function useSuggestions(typed: string, open: boolean) {
  const { t } = useTranslation('shop.suggest')
  const { t: shop } = useTranslation('shop')
  const q = typed.trim()
  const visitor = useVisitor()
  const lang = useContentTag()
  const { data } = useQuery({
    ...suggestions(visitor, q),
    enabled: open && q !== '',
    placeholderData: keepPreviousData,
  })
  // Read again whenever the list opens, and after one is removed.
  const [, forgotten] = useState(0)
  const before = open && q === '' ? recent('searches') : []
  const forget = (words?: string) => {
    if (words === undefined) forgetRecent('searches')
    else dropRecent('searches', words)
    forgotten((count) => count + 1)
  }
  const meant = q === '' ? undefined : data
  const places: Entry[] = [
    ...(meant?.regions ?? []).map((region) => ({
      key: region,
      label: shop(`region.${region}`),
      note: t('region'),
      to: paths.search(anyChoice, region),
    })),
    ...(meant?.categories ?? []).map((category) => ({
      key: category,
      label: shop(`category.${category}`),
      note: t('category'),
      to: paths.search(category),
    })),
  ]
  const products: Entry[] = (meant?.products ?? []).map(({ id, name, region, category, picture }) => ({
    key: `product-${id}`,
    label: name,
    lang,
    note: `${shop(`region.${region}`)} · ${shop(`category.${category}`)}`,
    picture,
    to: paths.detail(id),
  }))
  const searches = before.map(
    (words, at): Entry => ({
      key: `recent-${at}`,
      label: words,
      to: searchAddress({ ...noFilters, q: words }),
      recent: true,
    }),
  )
  const all: EntryGroup[] = [
    { key: 'recent', title: t('recent'), entries: searches },
    { key: 'places', title: t('places'), entries: places },
    { key: 'products', title: t('products'), entries: products },
  ]
  return { groups: all.filter(({ entries }) => entries.length > 0), forget }
}
