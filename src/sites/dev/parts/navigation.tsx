import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import { Badge } from '#src/ui/badge'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Button } from '#src/ui/button'
import { Chip, ChipLink, Chips, RemovableChip } from '#src/ui/chip'
import { CopyButton } from '#src/ui/copy-button'
import { Accordion, Disclosure } from '#src/ui/disclosure'
import { MoreLink } from '#src/ui/more-link'
import { Menu } from '#src/ui/overlay/menu'
import { Popover } from '#src/ui/overlay/popover'
import { ProgressBar } from '#src/ui/progress-bar'
import { Segmented } from '#src/ui/segmented'
import { Tabs } from '#src/ui/tabs'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const tones = ['neutral', 'brand', 'accent', 'paper', 'success', 'error', 'info', 'warning'] as const

export function Navigation() {
  const [on, setOn] = useState(true)
  const [view, setView] = useState<'list' | 'map'>('list')
  const [chosen, setChosen] = useState('')
  return (
    <Shelf title="Finding one's way">
      <Row>
        <Breadcrumb
          crumbs={[{ label: 'Home', to: '/dev/ui' }, { label: 'Tours', to: '/dev/ui' }, { label: long.en }]}
        />
        <MoreLink to="/dev/ui">All tours</MoreLink>
      </Row>
      <Row as="stack">
        <Tabs
          label="About this tour"
          tabs={[
            { value: 'about', label: 'What you do', content: long.en },
            { value: 'where', label: '만나는 곳', content: long.ko },
            { value: 'off', label: 'Switched off', content: '', disabled: true },
            { value: 'long', label: long.de, content: long.de },
          ]}
        />
      </Row>
      <Row title="menu and popover">
        <Menu
          label="Language"
          items={() => [
            { key: 'en', label: 'English', lang: 'en', current: chosen !== 'ko', onSelect: () => setChosen('en') },
            { key: 'ko', label: '한국어', lang: 'ko', current: chosen === 'ko', onSelect: () => setChosen('ko') },
            { key: 'line', line: true },
            { key: 'link', label: 'A link', to: '/dev/ui?theme=fair' },
            { key: 'out', label: 'Sign out', danger: true, onSelect: () => setChosen('out') },
          ]}
          trigger={(props) => (
            <Button {...props} variant="ghost" icon={<Globe className="size-5" />}>
              Language {chosen}
            </Button>
          )}
        />
        <Popover
          label="Travelers"
          trigger={(props) => (
            <Button {...props} variant="secondary">
              Travelers
            </Button>
          )}
        >
          {(close) => (
            <div className="space-y-4">
              <p>{long.en}</p>
              <Button size="sm" onClick={close}>
                Done
              </Button>
            </div>
          )}
        </Popover>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: '지도' },
          ]}
        />
        <CopyButton text="NR-2026-0001" />
      </Row>
      <Row title="chips and badges">
        <Chips label="Filters">
          <Chip on={on} onChange={setOn}>
            Free cancellation
          </Chip>
          <Chip on={false} onChange={() => {}}>
            한국어 안내
          </Chip>
          <Chip on={false} onChange={() => {}} disabled>
            Switched off
          </Chip>
          <ChipLink to="/dev/ui" on>
            Seoul
          </ChipLink>
          <RemovableChip name="Under $50" onRemove={() => {}} />
        </Chips>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row as="stack">
        <Accordion>
          <Disclosure title="Can I cancel?" name="faq" open>
            {long.en}
          </Disclosure>
          <Disclosure title="무엇을 준비해야 하나요?" name="faq">
            {long.ko}
          </Disclosure>
        </Accordion>
        <ProgressBar value={0.4} label="Sending" />
        <ProgressBar label="Preparing" />
      </Row>
    </Shelf>
  )
}
