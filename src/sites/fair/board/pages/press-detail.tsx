import { PostPage } from '../parts/post-page'

/** One post of the board `press`. */
export const Component = () => <PostPage kind="press" />
