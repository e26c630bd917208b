import { Refusal } from '../../platform/index.ts'
import { LIST_LIMITS } from '../limits.ts'
import { docketsOf, findPublished, searchPublished, type PublishedDocument } from './federal-register.ts'
import type { FetchJson } from './fetch-json.ts'

/**
 * Refuses a number that cannot be a docket of Regulations.gov, with its own reason and, if the Federal Register knows
 * it, the docket that was meant. Returns if the number may be a docket.
 */
export const refuseOtherNumbers = async (id: string, federalRegister: FetchJson): Promise<void> => {
  for (const other of OTHER_NUMBERS) {
    const number = other.form.exec(id)?.[1]
    if (number !== undefined) throw await refuseOther(other, number, federalRegister)
  }
  if (FCC.test(id)) throw refuseAgency(`${quote(id)} looks like a docket of the FCC`, 'FCC')
  const agency = /^[A-Z]+(?=[-_ ])/.exec(id)?.[0] ?? ''
  if (Object.hasOwn(NON_PARTICIPATING_AGENCIES, agency))
    throw refuseAgency(`${quote(id)} names the ${agency}`, agency)
  if (!DOCKET.test(id) || id.length > LONGEST_DOCKET_ID) throw docketRefusal(describeGrammar(id))
}

/** Letters and digits in at least two parts, the agency first: FDA-2024-N-1234, NPS_FRDOC_0001. */
const DOCKET = /^[A-Z][A-Z0-9]*([-_][A-Z0-9]+)+$/
const LONGEST_DOCKET_ID = LIST_LIMITS.docketIdCharacters.value

/** Numbers printed beside a docket's on the same pages: each with its form and a way to find its docket. */
const OTHER_NUMBERS: readonly OtherNumber[] = [
  {
    form: /^(?:FR )?(?:DOC(?:\.|UMENT)? ?)?(?:NO\. ?)?((?:19|20)\d{2}-\d{4,6})$/,
    what: 'the number of a Federal Register document',
    find: async (fetchJson, number) => {
      const found = await findPublished(fetchJson, number)
      return found === undefined ? [] : [found]
    },
  },
  {
    form: /^(?:RIN:? ?)?(\d{4}-[A-Z]{2}\d{2})$/,
    what: 'a Regulation Identifier Number (RIN)',
    find: async (fetchJson, rin) =>
      (await searchPublished(fetchJson, [['conditions[term]', `"${rin}"`]])).filter(
        (document) => document.regulation_id_numbers?.includes(rin) === true,
      ),
  },
  {
    form: /^(?:IRS )?(REG-\d{6}-\d{2})$/,
    what: 'a project number of the IRS',
    find: async (fetchJson, project) =>
      (await searchPublished(fetchJson, [['conditions[docket_id]', project]])).filter(
        ({ docket_ids }) => docket_ids?.some((text) => text.toUpperCase().includes(project)) === true,
      ),
  },
]

/** FCC docket: two digits of the year and a number, alone or after the FCC's name or a bureau's letters. */
const FCC = /^(?:FCC[ -]|[A-Z]{2} )?(?:DOCKET )?(?:NO\. ?)?\d{2}-\d{1,4}$/

type OtherNumber = {
  readonly form: RegExp
  readonly what: string
  readonly find: (fetchJson: FetchJson, number: string) => Promise<PublishedDocument[]>
}

const refuseOther = async (
  { what, find }: OtherNumber,
  number: string,
  federalRegister: FetchJson,
): Promise<Refusal> => {
  const dockets = await findDockets(() => find(federalRegister, number))
  return docketRefusal(`${quote(number)} is ${what}, not a docket number. ${describeOffer(dockets)}`)
}

/** The reason needs no offer, so an unreachable Federal Register removes only the offer. */
const findDockets = async (find: () => Promise<PublishedDocument[]>): Promise<string[]> => {
  try {
    return [...new Set((await find()).flatMap(docketsOf))]
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') return []
    throw error
  }
}

const describeOffer = (dockets: readonly string[]): string =>
  dockets.length === 0
    ? 'Use the docket number that the right-hand column of the regulation’s page shows.'
    : `Use its docket as destination id: ${dockets.slice(0, MOST_OFFERED).join(' or ')}.`

const refuseAgency = (what: string, acronym: string): Refusal => {
  const agency = NON_PARTICIPATING_AGENCIES[acronym]
  if (agency === undefined) throw new Error(`${acronym} is not on the list of agencies`)
  return docketRefusal(
    `${what}, and the ${agency.name} takes no comments through Regulations.gov. ${describeWhere(agency)}`,
  )
}

const describeWhere = ({ takesCommentsAt }: NonParticipatingAgency): string =>
  takesCommentsAt === null
    ? 'The ADDRESSES part of its notice in the Federal Register says where to comment.'
    : `Comment at ${takesCommentsAt}`

const describeGrammar = (id: string): string =>
  `${quote(id)} is not a docket number. A docket number begins with the agency’s letters, and its parts are joined by hyphens or underscores, such as FDA-2024-N-1234; the right-hand column of the regulation’s page shows it.`

const MOST_OFFERED = 3

/**
 * Agencies that take no comments through Regulations.gov, by the acronym their docket numbers begin with. The best
 * known of the 133 agencies in usnationalarchives/federalregister-api-core,
 * data/regulations_dot_gov_non_participating_agencies.csv (January 2025). Asking Regulations.gov tells the rest.
 */
const NON_PARTICIPATING_AGENCIES: Readonly<Record<string, NonParticipatingAgency>> = {
  CFTC: { name: 'Commodity Futures Trading Commission', takesCommentsAt: 'https://comments.cftc.gov' },
  FCC: { name: 'Federal Communications Commission', takesCommentsAt: 'https://www.fcc.gov/ecfs' },
  FDIC: { name: 'Federal Deposit Insurance Corporation', takesCommentsAt: null },
  FEC: { name: 'Federal Election Commission', takesCommentsAt: 'https://sers.fec.gov/fosers' },
  FERC: { name: 'Federal Energy Regulatory Commission', takesCommentsAt: null },
  FMC: { name: 'Federal Maritime Commission', takesCommentsAt: null },
  FRS: { name: 'Federal Reserve System', takesCommentsAt: null },
  ITC: { name: 'International Trade Commission', takesCommentsAt: 'https://edis.usitc.gov' },
  PRC: { name: 'Postal Regulatory Commission', takesCommentsAt: null },
  SEC: { name: 'Securities and Exchange Commission', takesCommentsAt: null },
  STB: { name: 'Surface Transportation Board', takesCommentsAt: null },
}

/** `takesCommentsAt` is null if only the agency's notice says. */
type NonParticipatingAgency = { readonly name: string; readonly takesCommentsAt: string | null }

/** Refuses a docket that takes no comments: the sentence names the rule, the dates and the way out. */
export const docketRefusal = (sentence: string): Refusal => new Refusal('invalid_message', sentence)

/** Quotes the caller's text, short enough to read. */
const quote = (text: string): string =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)

const LONGEST_QUOTE = 60
