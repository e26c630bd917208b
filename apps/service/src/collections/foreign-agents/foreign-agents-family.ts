import {
  COUNTRY_MAPPINGS,
  EDITION_CHANGES,
  FOREIGN_AGENT_FLAGS,
  FOREIGN_AGENT_MISSING,
  REGISTRATION_STATUSES,
} from '@rotunda/contract'
import {
  fara,
  type DocumentDraft,
  type FaraMarks,
  type PrincipalDraft,
  type RegistrantDraft,
  type ShortFormDraft,
} from '../../publishers/fara/index.ts'
import type { AnyDirectTable, DirectTable, Family } from '../families/index.ts'
import { checkEditions, type KeptRow } from './check-editions.ts'
import { flagRows } from './flag-rows.ts'
import { openMisnamed } from './find-misnamed.ts'
import { makeChanges } from './make-changes.ts'
import { makeCountries } from './make-countries.ts'
import { makeDocument, makePrincipal, makeRegistrant, makeShortForm } from './make-rows.ts'
import { listSeenFacts } from './seen-facts.ts'
import { CHANGES, COUNTRIES, DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

const makeDirect = <Draft extends FaraMarks>(
  table: string,
  prefix: string,
  partsOf: (draft: Draft) => readonly string[],
  make: (draft: Draft) => object,
): DirectTable<Draft> => ({
  table,
  prefix,
  identityOf: (draft) => JSON.stringify(partsOf(draft)),
  begin: () => make,
  lastSeenAs: (draft) => listSeenFacts(table, { ...make(draft) }, draft.withheld),
})

/** No file has ids: records are known by their words, and equal ones by their number among each other. */
const DIRECT: readonly AnyDirectTable[] = [
  makeDirect<RegistrantDraft>(
    REGISTRANTS.name,
    'registrant',
    ({ number, registered }) => [number, registered.text],
    makeRegistrant,
  ),
  makeDirect<PrincipalDraft>(
    PRINCIPALS.name,
    'principal',
    ({ number, name, registered, country }) => [number, name, registered.text, country],
    makePrincipal,
  ),
  makeDirect<ShortFormDraft>(
    SHORT_FORMS.name,
    'short-form',
    ({ number, lastName, firstName, registered }) => [number, lastName, firstName, registered.text],
    makeShortForm,
  ),
  makeDirect<DocumentDraft>(
    DOCUMENTS.name,
    'document',
    ({ number, type, stamped, address, shortFormName, principal }) => [
      number,
      type,
      stamped.text,
      address,
      shortFormName,
      principal,
    ],
    makeDocument,
  ),
]

type Registered = { readonly id: string; readonly registration_number: string; readonly status: string }

const keepRow = ({ id, registration_number, status }: Registered): KeptRow => ({
  id,
  number: registration_number,
  isOpen: status === 'open',
})

const CELLS_LEFT_OUT = 'The cells are not shown, because any cell may be an address.'

/** The bulk files of the Foreign Agents Registration Act. */
export const FOREIGN_AGENTS_FAMILY: Family = {
  tables: [REGISTRANTS, PRINCIPALS, SHORT_FORMS, DOCUMENTS, COUNTRIES, CHANGES],
  datasets: {
    [REGISTRANTS.name]: { title: 'Foreign agents: registrants', notes: ['rights', 'withheld_addresses'] },
    [PRINCIPALS.name]: {
      title: 'Foreign agents: foreign principals',
      notes: ['rights', 'withheld_addresses', 'country_texts'],
    },
    [SHORT_FORMS.name]: {
      title: 'Foreign agents: short forms',
      notes: ['rights', 'withheld_addresses', 'persons'],
    },
    [DOCUMENTS.name]: {
      title: 'Foreign agents: documents by address',
      notes: ['rights', 'documents_only', 'country_texts', 'persons'],
    },
    [COUNTRIES.name]: { title: 'Foreign agents: texts of countries', notes: ['rights', 'country_texts'] },
    [CHANGES.name]: { title: 'Foreign agents: changes between editions', notes: ['rights', 'changes'] },
  },
  facts: [],
  direct: DIRECT,
  publishers: [
    { publisher: fara, datasets: [REGISTRANTS.name, PRINCIPALS.name, SHORT_FORMS.name, DOCUMENTS.name] },
  ],
  notes: {
    withheld_addresses:
      'Streets and postal codes are left out. The business address of a registrant only has city and State.',
    country_texts:
      'A country is the text of the day of registration. This service adds a code. The code does not claim that the country of the text still exists: the USSR is not Russia.',
    persons: 'Names of persons are as published. A name identifies no person outside the file.',
    documents_only:
      'Documents are addresses at the Department of Justice. This data has no contents of documents.',
    changes:
      'A record that was refused in the older edition is listed as added. A withheld column that changed is named, without its texts.',
  },
  refusals: {
    width_differs: `The number of cells of the record differs from the number of columns of its file. ${CELLS_LEFT_OUT}`,
    columns_shifted: `A column holds the wrong kind of text, such as an address in a column of dates, names, countries or links, or a registrant that no other record of the registration names: the cells of the record seem to be shifted. ${CELLS_LEFT_OUT}`,
    number_unreadable: `The registration number is not a number. ${CELLS_LEFT_OUT}`,
  },
  fields: {
    status: REGISTRATION_STATUSES,
    country_mapping: COUNTRY_MAPPINGS,
    mapping: COUNTRY_MAPPINGS,
    flags: FOREIGN_AGENT_FLAGS,
    missing: FOREIGN_AGENT_MISSING,
    change: EDITION_CHANGES,
  },
  openRefusals: openMisnamed,
  derive: flagRows,
  *make(_facts, staging) {
    yield* makeCountries(staging)
    yield* makeChanges(staging)
  },
  kept: { [REGISTRANTS.name]: keepRow, [PRINCIPALS.name]: keepRow },
  check: (_facts, staging, written) => checkEditions(staging, written),
}
