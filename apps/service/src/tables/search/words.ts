import { foldText } from '../../platform/index.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text as they are compared: letters and figures, folded. */
export const listWords = (text: string): readonly string[] => foldText(text).match(WORD) ?? []
