import { BoardPage } from '../parts/board-page'

/** The board `notice`. */
export const Component = () => <BoardPage name="notice" />
