import type { Chamber } from '@rotunda/contract'
import { DocumentRefused } from '../publisher.ts'
import type { Table } from '../tables/table.ts'
import type { BillStage } from './bill-headers.ts'

/**
 * Throws a DocumentRefused where a title or the name of the sheet speaks of another stage or chamber than the header.
 * No stage is ever taken from a title: one that contradicts only shows that the document is not what it was taken for.
 */
export const refuseOtherStage = (
  { titles, sheet }: Table,
  stage: BillStage | 'request',
  chamber: Chamber,
): void => {
  for (const title of [...titles, sheet]) {
    const [word] = (stage === 'enacted' ? undefined : findWord(title, stage, chamber)) ?? []
    if (word !== undefined)
      throw new DocumentRefused(
        `The title “${title.trim()}” says “${word.trim()}”, and the columns are those of ${STAGES[stage]}. Only tables whose title agrees with their columns are read; correct the title, or add the document with the publisher and chamber that it is of.`,
      )
  }
}

const STAGES = {
  request: 'a list of requests of the House',
  house_bill: 'a table of a bill of the House committee',
  senate_bill: 'a table of a bill of the Senate committee',
  enacted: 'a joint statement',
} as const satisfies Record<BillStage | 'request', string>

const findWord = (title: string, stage: Exclude<BillStage, 'enacted'> | 'request', chamber: Chamber) =>
  FINAL.exec(title) ?? OTHER_CHAMBER[chamber].exec(title) ?? (stage === 'request' ? BILL.exec(title) : null)

const FINAL =
  /\b(?:joint|explanatory\s+statement|conference|conferees|act|public\s+law|p\.?\s?l\.?\s*\d{2,3}(?=\s?-|\b)|final|enacted|omnibus|minibus)\b/i
const BILL = /\b(?:bills?|(?:projects|items)\s+(?:included|funded)|funded\s+projects)\b/i
const OTHER_CHAMBER = { house: /\bsenate\b/i, senate: /\bhouse\b/i } as const satisfies Record<
  Chamber,
  RegExp
>
