import {
  ForeignAgentChange,
  ForeignAgentCountry,
  ForeignAgentDocument,
  ForeignAgentRegistrant,
  ForeignAgentShortForm,
  ForeignPrincipal,
} from '@rotunda/contract'
import { list, type Table } from '../../tables/index.ts'
import { CHANGED, chooseBy, few, many, rowColumns } from '../families/index.ts'
import { nameOrganisation } from '../name-organisation.ts'

type Row = ForeignAgentRegistrant | ForeignPrincipal | ForeignAgentShortForm
/** Orders rows by registration number. No table is ordered or searched by the name of a person. */
const orderOf = (number: string, ...others: readonly (string | null)[]): string =>
  [number.padStart(6, '0'), ...others.map((part) => part ?? '')].join('\u0001')

const MISSING = list<Pick<Row, 'missing'>>('missing', (row) =>
  Object.entries(row.missing).map(([name, reason]) => `${name}: ${reason}`),
)

const CHANGED_FIELDS = list<ForeignAgentChange>('changed_fields', (row) =>
  row.changed_fields.map(({ field, before, after }) => `${field}: ${show(before)} → ${show(after)}`),
)

const show = (text: string | null): string => text ?? '[withheld]'

const NUMBER = many((row: { readonly registration_number: string }) => row.registration_number)
const STATUS = few('status', ({ status }: Row) => status)

export const REGISTRANTS: Table<ForeignAgentRegistrant> = {
  name: 'fara-registrants',
  schema: ForeignAgentRegistrant,
  idOf: ({ id }) => id,
  orderOf: (row) => orderOf(row.registration_number, row.registered_on_as_published, row.id),
  columns: {
    registration_number: NUMBER,
    status: STATUS,
    ...chooseBy<ForeignAgentRegistrant>(ForeignAgentRegistrant, {
      few: ['state', 'flags'],
      days: ['registered_on', 'terminated_on'],
    }),
    last_changed_at: CHANGED,
  },
  textsOf: nameOrganisation,
  flat: rowColumns<ForeignAgentRegistrant>(ForeignAgentRegistrant, { missing: [MISSING] }),
}

export const PRINCIPALS: Table<ForeignPrincipal> = {
  name: 'fara-principals',
  schema: ForeignPrincipal,
  idOf: ({ id }) => id,
  orderOf: (row) => orderOf(row.registration_number, row.registered_on, row.name, row.id),
  columns: {
    registration_number: NUMBER,
    status: STATUS,
    ...chooseBy<ForeignPrincipal>(ForeignPrincipal, {
      few: ['country', 'country_mapping', 'flags'],
      days: ['registered_on', 'terminated_on'],
    }),
    last_changed_at: CHANGED,
  },
  textsOf: nameOrganisation,
  flat: rowColumns<ForeignPrincipal>(ForeignPrincipal, { missing: [MISSING] }),
}

export const SHORT_FORMS: Table<ForeignAgentShortForm> = {
  name: 'fara-short-forms',
  schema: ForeignAgentShortForm,
  idOf: ({ id }) => id,
  orderOf: (row) => orderOf(row.registration_number, row.registered_on, row.id),
  columns: { registration_number: NUMBER, status: STATUS, last_changed_at: CHANGED },
  flat: rowColumns<ForeignAgentShortForm>(ForeignAgentShortForm, { missing: [MISSING] }),
}

export const DOCUMENTS: Table<ForeignAgentDocument> = {
  name: 'fara-documents',
  schema: ForeignAgentDocument,
  idOf: ({ id }) => id,
  orderOf: (row) => orderOf(row.registration_number, row.stamped_on, row.document_type, row.id),
  columns: {
    registration_number: NUMBER,
    document_type: { kind: 'value', of: (row) => row.document_type, filter: {}, dimension: true },
    last_changed_at: CHANGED,
  },
  flat: rowColumns<ForeignAgentDocument>(ForeignAgentDocument, { missing: [MISSING] }),
}

export const COUNTRIES: Table<ForeignAgentCountry> = {
  name: 'fara-countries',
  schema: ForeignAgentCountry,
  idOf: ({ id }) => id,
  orderOf: ({ country, id }) => `${country}\u0001${id}`,
  columns: {
    ...chooseBy<ForeignAgentCountry>(ForeignAgentCountry, {
      few: ['mapping'],
      many: ['country', 'code'],
      sums: ['principals', 'open_principals', 'documents'],
    }),
    last_changed_at: CHANGED,
  },
  flat: rowColumns<ForeignAgentCountry>(ForeignAgentCountry, { missing: [MISSING] }),
}

export const CHANGES: Table<ForeignAgentChange> = {
  name: 'fara-changes',
  schema: ForeignAgentChange,
  idOf: ({ id }) => id,
  orderOf: (row) => [row.edition_on, row.dataset, orderOf(row.registration_number, row.id)].join('\u0001'),
  columns: {
    ...chooseBy<ForeignAgentChange>(ForeignAgentChange, {
      few: ['change', 'dataset', 'edition_on'],
      many: ['row_id'],
    }),
    registration_number: NUMBER,
    last_changed_at: CHANGED,
  },
  flat: rowColumns<ForeignAgentChange>(ForeignAgentChange, {
    changed_fields: [CHANGED_FIELDS],
    missing: [MISSING],
  }),
}
