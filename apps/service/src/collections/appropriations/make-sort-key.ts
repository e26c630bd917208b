import { RECORD_DATASETS, STAGES, type FullRecord } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/**
 * Text that sorts in the default order when UTF-8 bytes are compared, as SQLite does (in memory: compareText):
 * dataset, stage, newest fiscal year, State of the member, first requestor, title or purpose, id. Null comes last. The
 * id makes it total.
 */
export const makeSortKey = (record: FullRecord): string =>
  [
    String(RECORD_DATASETS.indexOf(record.dataset)),
    String(STAGES.indexOf(record.stage)),
    String(LAST_YEAR - record.fiscal_year),
    nullLast(record.state),
    nullLast(record.requestors[0]?.name ?? null),
    nullLast(record.title ?? record.purpose),
    record.id,
  ].join(SEPARATOR)

/** Four digits, so every difference from a year has four as well. */
const LAST_YEAR = 9999
/** Sorts below every character of a text, so a text comes before longer ones that begin with it. */
const SEPARATOR = '\u0001'

const nullLast = (text: string | null): string => (text === null ? '1' : `0${foldText(text)}`)
