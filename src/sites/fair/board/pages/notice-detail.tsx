import { PostPage } from '../parts/post-page'

/** One post of the board `notice`. */
export const Component = () => <PostPage kind="notice" />
