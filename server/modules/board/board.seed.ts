import type { Deps } from '#server/deps'
export async function seedBoards(_: Pick<Deps, 'db'>): Promise<void> {}
