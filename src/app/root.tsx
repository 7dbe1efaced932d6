import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, type ScrollRestorationProps, useLocation } from 'react-router-dom'
import { arrived } from '#src/session/arrival'
import { useVisitor } from '#src/session/visitor'
import { VersionWatch } from './version-watch'

/** After a change of page its title is read out and the keyboard starts at its content. */
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
 * Every page that a document begins with has the key `default`: one must not get the place of another. What is kept in the tab
 * never names a token: a page whose address carries one is known by its route.
 */
const placeKey: NonNullable<ScrollRestorationProps['getKey']> = ({ key, pathname }, matches) => {
  const page = matches.at(-1)
  return key === 'default' ? `default ${page?.params.token === undefined ? pathname : page.id}` : key
}

/** What surrounds every site. */
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
