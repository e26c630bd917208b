import type { RecordAnswer } from '@rotunda/sdk/appropriations'
import { STAGE_WORDS, isStage } from '../filters/stage-words.ts'
import { showDollars, shorten } from '../parts/format.ts'
import { RECORD_PAGE_LIMITS } from '../limits.ts'

/** A complete record with its relations. */
export type ShownRecord = RecordAnswer['data'][number]
export type ShownEvidence = ShownRecord['evidence'][number]

/** Location of a record in its document: `sheet 2, row 14`. */
export const describePlace = ({
  sheet,
  row,
  pointer,
}: Pick<ShownEvidence, 'sheet' | 'row' | 'pointer'>): string => {
  const parts = [
    ...(sheet === null ? [] : [`sheet ${sheet}`]),
    ...(row === null ? [] : [`row ${row}`]),
    ...(pointer === null ? [] : [`entry ${pointer}`]),
  ]
  return parts.length === 0 ? 'place not stated' : parts.join(', ')
}

const LONGEST_NAME = RECORD_PAGE_LIMITS.headingCharacters.value

export const nameProject = ({ title, purpose, recipient, id }: ShownRecord): string =>
  shorten(title ?? purpose ?? recipient ?? id, LONGEST_NAME)

/** One sentence about a record. Each stage has its own wording, since a request is not an award. */
export const describeRecord = (record: ShownRecord): string => {
  const { stage, fiscal_year: year, chamber, amount } = record
  const who = nameRequestors(record)
  if (stage === 'request') {
    const asked = `${who ?? 'An unnamed member'} asked the ${chamber === 'house' ? 'House' : 'Senate'}`
    return `${asked} for ${amount === null ? `${UNKNOWN},` : showDollars(amount)} for fiscal year ${year}`
  }
  const what = `${isStage(stage) ? STAGE_WORDS[stage].one : stage} for fiscal year ${year}`
  const said = amount === null ? `A ${what}, of ${UNKNOWN}` : `${showDollars(amount)} as a ${what}`
  return who === undefined ? said : `${said}, asked for by ${who}`
}

const UNKNOWN = 'an amount that is not known'

const nameRequestors = ({ requestors }: ShownRecord): string | undefined => {
  const [first, ...others] = requestors
  if (first === undefined) return undefined
  const name = first.state === null ? first.name : `${first.name} (${first.state})`
  return others.length === 0
    ? name
    : `${name} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`
}
