import { BoardPage } from '../parts/board-page'

/** The board `things`. */
export const Component = () => <BoardPage name="things" />
