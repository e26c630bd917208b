import type { FullRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text as they are compared: letters and figures, folded. */
export const listWords = (text: string): readonly string[] => foldText(text).match(WORD) ?? []

/** The texts of a record that `q` looks into; a phrase lies within one of them. */
export const listSearchedTexts = (record: FullRecord): readonly string[] =>
  [
    ...[record.title, record.purpose, record.recipient, record.location, record.agency, record.account],
    ...record.requestors.map(({ name }) => name),
  ].filter((text) => text !== null)
