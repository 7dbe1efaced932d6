import { EditPost } from '#src/kits/board-desk/edit-post'
import { useBoardDesk } from '../use-board-desk'

export const Component = () => <EditPost desk={useBoardDesk()} />
