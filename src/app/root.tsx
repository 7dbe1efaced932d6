import { useEffect, useRef, useState } from 'react'
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

/** The frame of every site. */
export function Root() {
  return (
    <>
      <Outlet />
      <Arrival />
      <ScrollRestoration getKey={placeKey} />
      <VersionWatch />
    </>
  )
}
