import Heart from 'lucide-react/icons/heart'
import Search from 'lucide-react/icons/search'
import { Button, ButtonLink } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { Spinner } from '#src/ui/spinner'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const variants = ['primary', 'accent', 'secondary', 'ghost', 'danger'] as const

export const Buttons = () => (
  <Shelf title="Buttons">
    {variants.map((variant) => (
      <Row key={variant} title={variant}>
        <Button variant={variant}>Add to cart</Button>
        <Button variant={variant} icon={<Search className="size-5" />}>
          장바구니에 담기
        </Button>
        <Button variant={variant} busy>
          Reserve
        </Button>
        <Button variant={variant} disabled>
          Reserve
        </Button>
        <ButtonLink variant={variant} to="/dev/ui">
          A link
        </ButtonLink>
      </Row>
    ))}
    <Row title="sizes">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </Row>
    <Row title="long words">
      <Button>{long.ko}</Button>
      <Button variant="secondary">{long.de}</Button>
    </Row>
    <Row title="icon buttons and spinner">
      {(['ghost', 'outline', 'floating'] as const).map((variant) => (
        <IconButton key={variant} variant={variant} label={`Save (${variant})`}>
          <Heart className="size-5" />
        </IconButton>
      ))}
      <IconButton label="Save (off)" disabled>
        <Heart className="size-5" />
      </IconButton>
      <IconButton label="Save (small)" size="sm" variant="outline">
        <Heart className="size-4" />
      </IconButton>
      <Spinner />
    </Row>
  </Shelf>
)
