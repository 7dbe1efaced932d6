import { demoPast } from '#server/demo/accounts/demo-past.seed'
import type { Deps } from '#server/deps'
import { makeBlock } from '#server/modules/text-blocks/text-blocks.service'
import { blocks } from './blocks'

/** Demo data: texts that the desk of education travel uses again and again. Accounts must exist. */
export async function seedTextBlocks(deps: Deps): Promise<void> {
  const { operator, at } = await demoPast(deps)
  for (const [index, texts] of blocks.entries()) {
    await makeBlock(at(24 * 60 - index), operator, 'edu-travel', { texts })
  }
}
