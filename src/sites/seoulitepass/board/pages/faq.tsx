import { BoardPage } from '../parts/board-page'

/** The board `faq`. */
export const Component = () => <BoardPage name="faq" />
