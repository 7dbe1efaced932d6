import type { Deps } from '#server/deps'
export async function seedInquiries(_: Pick<Deps, 'db'>): Promise<void> {}
