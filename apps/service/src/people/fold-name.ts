import { foldText } from '../platform/index.ts'

/** Folds the name of an organisation for its order among names: case, accents, white space and punctuation. */
export const foldName = (name: string): string =>
  foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
