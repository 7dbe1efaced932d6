import { NewPost } from '#src/kits/board-desk/new-post'
import { useBoardDesk } from '../use-board-desk'

export const Component = () => <NewPost desk={useBoardDesk()} />
