import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, type ScrollRestorationProps, useLocation } from 'react-router-dom'
import { arrived } from '#src/session/arrival'
import { useVisitor } from '#src/session/visitor'
import { VersionWatch } from './version-watch'

/** After a change of page, has its title read aloud and moves the keyboard focus to its content. */
function Arrival() {
  const visitor = useVisitor()
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every page
  useEffect(() => {
    arrived(visitor)
  }, [visitor, key])
  const first = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    setTitle(document.title)
    const content = document.getElementById('content')
    if (!content) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}

/**
 * The first page of every document has the key `default`, so that key alone would mix up their positions. Stored keys never
 * contain a token: a page with one in its address is identified by its route.
 */
const placeKey: NonNullable<ScrollRestorationProps['getKey']> = ({ key, pathname }, matches) => {
  const page = matches.at(-1)
  return key === 'default' ? `default ${page?.params.token === undefined ? pathname : page.id}` : key
}

/** Stores how far the visitor has scrolled by the end of hydration. */
function EarlyScroll({ at }: { at: RefObject<number> }) {
  useLayoutEffect(() => {
    at.current = window.scrollY
  }, [at])
  return null
}

/** The frame of every site. */
export function Root() {
  const early = useRef(0)
  // `ScrollRestoration` starts at the top, also where a visitor has scrolled while the page was loading.
  useLayoutEffect(() => {
    if (early.current > 0) window.scrollTo(0, early.current)
  }, [])
  return (
    <>
      <Outlet />
      <Arrival />
      <EarlyScroll at={early} />
      <ScrollRestoration getKey={placeKey} />
      <VersionWatch />
    </>
  )
}
