import { PostPage } from '../parts/post-page'

/** One post of the board `media`. */
export const Component = () => <PostPage kind="media" />
