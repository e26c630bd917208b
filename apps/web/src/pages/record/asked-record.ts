import type { RecordAnswer } from '@rotunda/sdk/appropriations'

/** A record as its page has it, with its relations. */
export type ShownRecord = RecordAnswer['data'][number]
export type ShownEvidence = ShownRecord['evidence'][number]

/** Which document, and where in it, in a few words. */
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
