import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type TabsProps = {
  label: string
  tabs: Tab[]
  /** With `onChange`, the caller controls which tab is shown, for instance in the URL. */
  value?: string
  onChange?: (value: string) => void
}

/** Several contents in one place; the arrow keys move and show immediately. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.value} value={value} onValueChange={(next) => onChange?.(String(next))}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="shrink-0 px-4 py-3 font-semibold whitespace-nowrap text-muted -outline-offset-2 eased hover:text-ink data-active:text-brand data-disabled:opacity-50"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-brand eased" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
