import type {
  ForeignAgentDocument,
  ForeignAgentFlag,
  ForeignAgentRegistrant,
  ForeignAgentShortForm,
  ForeignPrincipal,
  NoticeFields,
  RowFields,
} from '@rotunda/contract'
import type {
  DocumentDraft,
  FaraDay,
  PrincipalDraft,
  RegistrantDraft,
  ShortFormDraft,
} from '../../publishers/fara/index.ts'
import { findCountry, type FoundCountry } from './countries/find-country.ts'
import {
  dayOrMissing,
  listFlags,
  listRegistrantFlags,
  makeDays,
  textOrMissing,
  type Missing,
} from './registration-parts.ts'

/** Fields that a record gives to its row. */
type Made<Row> = Omit<Row, 'id' | keyof RowFields | keyof NoticeFields>

export const makeRegistrant = (draft: RegistrantDraft): Made<ForeignAgentRegistrant> => {
  const missing: Missing = {}
  return {
    registration_number: draft.number,
    name: textOrMissing(missing, 'name', draft.name),
    business_name: textOrMissing(missing, 'business_name', draft.businessName),
    ...makeDays(missing, draft),
    city: textOrMissing(missing, 'city', draft.city),
    state: textOrMissing(missing, 'state', draft.state),
    flags: listFlags(draft.flags, [draft.registered, draft.terminated], draft),
    missing,
  }
}

export const makePrincipal = (draft: PrincipalDraft): Made<ForeignPrincipal> => {
  const missing: Missing = {}
  const country = findCountryOnce(draft.country)
  return {
    registration_number: draft.number,
    ...makeRegistrantOf(missing, draft),
    name: textOrMissing(missing, 'name', draft.name),
    country: textOrMissing(missing, 'country', draft.country),
    country_code: textOrMissing(missing, 'country_code', country.code ?? '', 'no_code'),
    country_mapping: country.mapping,
    ...makeDays(missing, draft),
    flags: listRegistrantFlags(draft),
    missing,
  }
}

export const makeShortForm = (draft: ShortFormDraft): Made<ForeignAgentShortForm> => {
  const missing: Missing = {}
  return {
    registration_number: draft.number,
    ...makeRegistrantOf(missing, draft),
    last_name: textOrMissing(missing, 'last_name', draft.lastName),
    first_name: textOrMissing(missing, 'first_name', draft.firstName),
    ...makeDays(missing, draft),
    flags: listRegistrantFlags(draft),
    missing,
  }
}

export const makeDocument = (draft: DocumentDraft): Made<ForeignAgentDocument> => {
  const missing: Missing = {}
  const country = draft.country === '' ? undefined : findCountryOnce(draft.country)
  if (country === undefined) missing['country_mapping'] = 'blank'
  return {
    registration_number: draft.number,
    registrant_name: textOrMissing(missing, 'registrant_name', draft.registrantName),
    document_type: textOrMissing(missing, 'document_type', draft.type),
    stamped_on: dayOrMissing(missing, 'stamped_on', draft.stamped),
    stamped_on_as_published: textOrMissing(missing, 'stamped_on_as_published', draft.stamped.text),
    short_form_name: textOrMissing(missing, 'short_form_name', draft.shortFormName),
    foreign_principal: textOrMissing(missing, 'foreign_principal', draft.principal),
    country: textOrMissing(missing, 'country', draft.country),
    country_code: textOrMissing(missing, 'country_code', country?.code ?? '', country ? 'no_code' : 'blank'),
    country_mapping: country?.mapping ?? null,
    url: findAddress(missing, draft.address),
    url_as_published: textOrMissing(missing, 'url_as_published', draft.address),
    flags: [...listFlags(draft.flags, [draft.stamped]), ...listDocumentFlags(draft)],
    missing,
  }
}

const makeRegistrantOf = (
  missing: Missing,
  { registrantName, registrantRegistered }: { registrantName: string; registrantRegistered: FaraDay },
) => ({
  registrant_name: textOrMissing(missing, 'registrant_name', registrantName),
  registrant_registered_on: dayOrMissing(missing, 'registrant_registered_on', registrantRegistered),
  registrant_registered_on_as_published: textOrMissing(
    missing,
    'registrant_registered_on_as_published',
    registrantRegistered.text,
  ),
})

/** Country texts repeat in tens of thousands of records. */
const findCountryOnce = (text: string): FoundCountry => {
  const known = FOUND.get(text) ?? findCountry(text)
  if (FOUND.size < TEXTS_KEPT) FOUND.set(text, known)
  return known
}
const FOUND = new Map<string, FoundCountry>()
const TEXTS_KEPT = 2_000

const ADDRESS = /^https?:\/\/efile\.fara\.gov\/docs\/(\d+)-[^/?#\s]+\.pdf$/i
const IN_PUBLIC_OFFICE = 'Available-FARA-Public-Office'

/** Returns the address of a PDF; null with the reason if the cell holds none. */
const findAddress = (missing: Missing, cell: string): string | null => {
  if (ADDRESS.test(cell)) return cell
  missing['url'] = cell === '' ? 'blank' : cell.includes(IN_PUBLIC_OFFICE) ? 'public_office' : 'unreadable'
  return null
}

const DOCUMENT_TYPES: ReadonlySet<string> = new Set(
  [
    'Short-Form',
    'Supplemental Statement',
    'Informational Materials',
    'Exhibit AB',
    'Amendment',
    'Dissemination Report',
    'Registration Statement',
    'Exhibit C',
    'Exhibit D',
    'Conflict Provision',
  ].map((type) => type.toLowerCase()),
)

const listDocumentFlags = ({ type, address, number }: DocumentDraft): ForeignAgentFlag[] => {
  const named = ADDRESS.exec(address)?.[1]
  return [
    ...(DOCUMENT_TYPES.has(type.toLowerCase()) ? [] : (['document_type_unknown'] as const)),
    ...(named === undefined || Number(named) === Number(number) ? [] : (['number_differs'] as const)),
  ]
}
