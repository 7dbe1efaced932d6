import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/icon-button'
import { toast } from '#src/ui/overlay/toast'
import { useLazy } from '#src/ui/use-lazy'
import { useDesk } from './desk'
import type { DeskEntry } from './desk-entry'
import type { PaletteSource } from './palette-source'

const isOver = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

interface PaletteButtonProps {
  source: PaletteSource
  entries: readonly DeskEntry[]
}

/** Opens the palette, also with Ctrl-K or ⌘K; the palette is loaded when first opened. */
export function PaletteButton({ source, entries }: PaletteButtonProps) {
  const { t } = useTranslation(['desk', 'refusal'])
  const { has } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const [palette, load] = useLazy(() => Promise.all([import('./palette'), source.load()]))
  const open = () => {
    setOpen(true)
    load().catch(() => {
      setOpen(false)
      toast.error(t('palette.notLoaded'))
    })
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isOver()) open()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
  const seen = (all: readonly DeskEntry[]) => all.filter(({ roles }) => roles.some(has))
  const [kit, own] = palette ?? []
  return (
    <>
      <IconButton
        label={t('palette.open')}
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search className="size-4.5" />
      </IconButton>
      {isOpen && kit && own && (
        <kit.Palette
          pages={seen([...entries, ...source.pages])}
          acts={seen(source.acts)}
          kinds={source.kinds}
          finders={own.finders}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
