import { Row, Shelf } from './shelf'

const colors = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'muted',
  'brand',
  'brand-soft',
  'accent',
  'accent-soft',
]
const tones = ['success', 'error', 'info', 'warning'].flatMap((tone) => [tone, `${tone}-soft`])
const sizes = ['0.8125rem', '0.9375rem', '1rem', ...[1, 2, 3, 4, 5, 6].map((step) => `var(--step-${step})`)]

export const Tokens = () => (
  <Shelf title="Colors and type">
    <Row>
      {[...colors, ...tones].map((name) => (
        <div key={name} className="swatch" style={{ background: `var(--${name})` }}>
          <span>{name}</span>
        </div>
      ))}
    </Row>
    <Row as="stack">
      {sizes.map((size, index) => (
        <p key={size} style={{ fontSize: size, lineHeight: 1.25, fontWeight: index > 3 ? 700 : 400 }}>
          나루에서 한국으로 – Ferry landing 0123
        </p>
      ))}
    </Row>
  </Shelf>
)
