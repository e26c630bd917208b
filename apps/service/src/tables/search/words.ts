import { foldText } from '../../platform/index.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** Lists the words of a text, folded: letters and digits only. */
export const listWords = (text: string): readonly string[] => foldText(text).match(WORD) ?? []
