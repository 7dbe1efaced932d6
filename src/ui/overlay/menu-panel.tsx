import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { tv } from 'tailwind-variants/lite'
import type { MenuItem } from './menu'

const entry = tv({
  base: [
    'flex w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 text-start outline-none select-none',
    'data-highlighted:bg-sunken',
  ],
  variants: { danger: { true: 'text-error' } },
})

export const popup = tv({
  base: [
    'max-h-(--available-height) min-w-48 origin-(--transform-origin) overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-lg',
    'transition-[opacity,transform] duration-150 ease-out outline-none',
    'data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
  ],
})

type MenuPanelProps = {
  id: string
  label: string
  items: MenuItem[]
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
}

export function MenuPanel({ id, label, items, open, onOpenChange, anchor }: MenuPanelProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button opens and closes by itself; counted twice, a press on it would open the list again.
        if (next || anchor.current?.contains(event.target as Node)) return
        onOpenChange(false)
      }}
      modal={false}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={8} align="end" className="z-40">
          <Base.Popup id={id} aria-label={label} finalFocus={anchor} className={popup({ className: 'p-1.5' })}>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu's entries never change places
              <Entry key={index} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  if (item === 'line') return <Base.Separator className="my-1.5 h-px bg-line" />
  const body = (
    <>
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.current && <Check className="size-4 text-brand" />}
    </>
  )
  const current = item.current ? 'true' : undefined
  if ('to' in item)
    return (
      <Base.Item render={<Link to={item.to} />} lang={item.lang} aria-current={current} className={entry()}>
        {body}
      </Base.Item>
    )
  return (
    <Base.Item
      onClick={item.onSelect}
      lang={item.lang}
      aria-current={current}
      className={entry({ danger: item.danger })}
    >
      {body}
    </Base.Item>
  )
}
