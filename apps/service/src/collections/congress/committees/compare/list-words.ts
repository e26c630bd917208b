import { foldText } from '../../../../platform/index.ts'

const COMMON: ReadonlySet<string> = new Set(
  'committee subcommittee on to the of and house senate united states congress u s select special permanent joint'.split(
    ' ',
  ),
)

/** The words that tell the name of a committee from others: each source writes “Committee on” in its own way. */
export const listWords = (name: string): string =>
  foldText(name)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !COMMON.has(word))
    .sort()
    .join(' ')
