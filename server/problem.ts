/** A problem that the person who starts the server can fix: its message is a whole sentence and is shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
