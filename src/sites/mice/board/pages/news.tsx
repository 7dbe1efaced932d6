import { BoardPage } from '../parts/board-page'

/** The board `news`. */
export const Component = () => <BoardPage name="news" />
