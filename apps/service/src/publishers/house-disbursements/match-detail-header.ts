import { DocumentRefused, ENTER_HEADER } from '../publisher.ts'
import { DETAIL_ERAS, type DetailEra } from './detail-eras.ts'

/** The form of a detail file by its header. Throws a DocumentRefused, naming the first column that is not as known. */
export const matchDetailHeader = (header: readonly string[]): DetailEra => {
  const found = DETAIL_ERAS.find((era) => findDifference(era, header) === undefined)
  if (found !== undefined) return found
  const nearest = DETAIL_ERAS.toSorted((one, other) => countKnown(other, header) - countKnown(one, header))[0]
  const column = nearest && findDifference(nearest, header)
  const place = (column ?? 0) + 1
  throw new DocumentRefused(
    `This is no detail file of the House Statement of Disbursements that is known: column ${place} is “${header[place - 1] ?? ''}”, and in the form of ${nearest?.name ?? 'none'} it is “${nearest?.header[place - 1] ?? ''}”. ${ENTER_HEADER}`,
  )
}

/** Headers of amounts have had spaces behind them. */
const fold = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toUpperCase()

/** The first column that is another. */
const findDifference = ({ header }: DetailEra, found: readonly string[]): number | undefined => {
  const length = Math.max(header.length, found.length)
  const column = Array.from({ length }).findIndex((_, index) => fold(header[index]) !== fold(found[index]))
  return column < 0 ? undefined : column
}

const countKnown = ({ header }: DetailEra, found: readonly string[]): number =>
  header.filter((text) => found.some((other) => fold(other) === fold(text))).length
