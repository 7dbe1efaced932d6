import './theme.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area, Role } from '#contract/endpoint'
import type { SiteInfo } from '#src/kits/page/site'
import { SiteFrame } from '#src/kits/page/site-frame'
import { loadMoreFonts } from '#src/ui/fonts'
import { DeskProvider } from './desk'
import { DeskBar } from './desk-bar'
import type { DeskEntry } from './desk-entry'
import type { PaletteSource } from './palette-source'

interface DeskFrameProps {
  info: SiteInfo
  area: Area
  home: string
  signin: string
  entries: readonly DeskEntry[]
  /** The labels of this desk's roles. */
  roleNames: Partial<Record<Role, string>>
  /** What its palette finds besides the sections; without it there is no palette. */
  palette?: PaletteSource | undefined
}

/** The frame of every desk page: a bar with its sections, no footer. */
export function DeskFrame({ info, area, home, signin, entries, roleNames, palette }: DeskFrameProps) {
  const { language } = useTranslation('desk').i18n
  // Every list of a desk has names of people and places in many scripts: waiting until the user scrolls would save nothing.
  useEffect(() => {
    void loadMoreFonts(language).catch(() => {})
  }, [language])
  return (
    <DeskProvider value={{ area, signin }}>
      <div data-desk="" className="contents">
        <SiteFrame
          info={info}
          header={<DeskBar home={home} entries={entries} roleNames={roleNames} palette={palette} />}
          footer={null}
        />
      </div>
    </DeskProvider>
  )
}
