import { DocumentRefused } from '../publisher.ts'

/** Ids that USAspending makes from the number of an award and its agency. */
export const AWARD_ID = /^(?:ASST_(?:NON|AGG)|CONT_(?:AWD|IDV))_[^\s/?#&]+$/

/**
 * Whether the id of a transaction has the number of the award, as the ids of its transactions do:
 * `ASST_TX_8620_B22CPPA0001_-NONE-_14.251_0` of `ASST_NON_B22CPPA0001_086`.
 */
export const isOfAward = (transaction: string, award: string): boolean => {
  const [, kind, number] =
    /^(ASST)_[A-Z]+_(.+)_[^_]+$/.exec(award) ?? /^(CONT)_[A-Z]+_([^_]+)/.exec(award) ?? []
  if (kind === undefined || number === undefined || !transaction.startsWith(`${kind}_TX_`)) return false
  return `${transaction}_`.toUpperCase().includes(`_${number.toUpperCase()}_`)
}

/**
 * Finds a fault of the number of an award. USAspending makes the id of the number, so that they differ in signs between
 * letters and digits alone: `B-22-CP-PA-0001` of `ASST_NON_B22CPPA0001_086`. Aggregates have no number.
 */
export const findNumberFault = (award: string, number: string | null): string | undefined => {
  const [, assistance, contract] = NUMBER_IN_ID.exec(award) ?? []
  const own = assistance ?? contract
  if (own === undefined || number === null || foldNumber(own) === foldNumber(number)) return undefined
  return `The number of the award is ${number}, and its id ${award} has another number.`
}

const NUMBER_IN_ID = /^(?:ASST_NON_(.+)_[^_]+|CONT_[A-Z]+_([^_]+).*)$/

const foldNumber = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the award of a reply that does not name it. The request names it, so the address of the document repeats it:
 * `https://api.usaspending.gov/api/v2/transactions/?award_id=ASST_NON_B22CPPA0001_086`. Throws a DocumentRefused.
 */
export const findAskedAward = (url: string, what: string): string => {
  const asked = URL.parse(url)?.searchParams.getAll('award_id') ?? []
  const [award] = asked
  if (asked.length === 1 && award !== undefined && AWARD_ID.test(award)) return award
  throw new DocumentRefused(
    `This ${what} does not name its award. Give its address with the generated id of the requested award, such as ?award_id=ASST_NON_B22CPPA0001_086. Other kinds of numbers change.`,
  )
}

/** Finds the award that an address of one award names; undefined if it names none. */
export const findAwardInPath = (url: string): string | undefined =>
  URL.parse(url)
    ?.pathname.split('/')
    .map((part) => decode(part))
    .find((part) => AWARD_ID.test(part))

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A part that is not encoded stands for itself.
    return part
  }
}
