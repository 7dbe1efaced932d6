import { PostList } from '#src/kits/board-desk/post-list'
import { useBoardDesk } from '../use-board-desk'

export const Component = () => <PostList desk={useBoardDesk()} />
