import type {
  ForeignAgentChange,
  ForeignAgentCountry,
  ForeignAgentDocument,
  ForeignAgentRegistrant,
  ForeignAgentShortForm,
  ForeignPrincipal,
} from '@rotunda/contract'
import { date, integer, list, text, type FlatColumn } from '../../tables/index.ts'
import { noticedColumns } from '../families/index.ts'

type Row = ForeignAgentRegistrant | ForeignPrincipal | ForeignAgentShortForm
type Marked = Pick<Row, 'flags' | 'missing' | 'notices' | 'sources' | 'first_seen_at'> &
  Pick<Row, 'last_changed_at' | 'revision' | 'coverage_notes'>

const marks = <Of extends Marked>(): readonly FlatColumn<Of>[] => [
  list<Of>('flags', (row) => row.flags),
  list<Of>('missing', (row) => Object.entries(row.missing).map(([name, reason]) => `${name}: ${reason}`)),
  ...noticedColumns<Of>(),
]

const days = <Of extends Row>(): readonly FlatColumn<Of>[] => [
  date<Of>('registered_on', (row) => row.registered_on),
  text<Of>('registered_on_as_published', (row) => row.registered_on_as_published),
  date<Of>('terminated_on', (row) => row.terminated_on),
  text<Of>('terminated_on_as_published', (row) => row.terminated_on_as_published),
  text<Of>('status', (row) => row.status),
]

const registrant = <Of extends ForeignPrincipal | ForeignAgentShortForm>(): readonly FlatColumn<Of>[] => [
  text<Of>('registration_number', (row) => row.registration_number),
  text<Of>('registrant_name', (row) => row.registrant_name),
  date<Of>('registrant_registered_on', (row) => row.registrant_registered_on),
  text<Of>('registrant_registered_on_as_published', (row) => row.registrant_registered_on_as_published),
]

export const REGISTRANT_COLUMNS: readonly FlatColumn<ForeignAgentRegistrant>[] = [
  text('id', (row) => row.id),
  text('registration_number', (row) => row.registration_number),
  text('name', (row) => row.name),
  text('business_name', (row) => row.business_name),
  ...days<ForeignAgentRegistrant>(),
  text('city', (row) => row.city),
  text('state', (row) => row.state),
  ...marks<ForeignAgentRegistrant>(),
]

export const PRINCIPAL_COLUMNS: readonly FlatColumn<ForeignPrincipal>[] = [
  text('id', (row) => row.id),
  ...registrant<ForeignPrincipal>(),
  text('name', (row) => row.name),
  text('country', (row) => row.country),
  text('country_code', (row) => row.country_code),
  text('country_mapping', (row) => row.country_mapping),
  ...days<ForeignPrincipal>(),
  ...marks<ForeignPrincipal>(),
]

export const SHORT_FORM_COLUMNS: readonly FlatColumn<ForeignAgentShortForm>[] = [
  text('id', (row) => row.id),
  ...registrant<ForeignAgentShortForm>(),
  text('last_name', (row) => row.last_name),
  text('first_name', (row) => row.first_name),
  ...days<ForeignAgentShortForm>(),
  ...marks<ForeignAgentShortForm>(),
]

export const DOCUMENT_COLUMNS: readonly FlatColumn<ForeignAgentDocument>[] = [
  text('id', (row) => row.id),
  text('registration_number', (row) => row.registration_number),
  text('registrant_name', (row) => row.registrant_name),
  text('document_type', (row) => row.document_type),
  date('stamped_on', (row) => row.stamped_on),
  text('stamped_on_as_published', (row) => row.stamped_on_as_published),
  text('short_form_name', (row) => row.short_form_name),
  text('foreign_principal', (row) => row.foreign_principal),
  text('country', (row) => row.country),
  text('country_code', (row) => row.country_code),
  text('country_mapping', (row) => row.country_mapping),
  text('url', (row) => row.url),
  text('url_as_published', (row) => row.url_as_published),
  ...marks<ForeignAgentDocument>(),
]

export const COUNTRY_COLUMNS: readonly FlatColumn<ForeignAgentCountry>[] = [
  text('id', (row) => row.id),
  text('country', (row) => row.country),
  text('code', (row) => row.code),
  text('name', (row) => row.name),
  text('mapping', (row) => row.mapping),
  text('basis', (row) => row.basis),
  integer('principals', (row) => row.principals),
  integer('open_principals', (row) => row.open_principals),
  integer('documents', (row) => row.documents),
  ...marks<ForeignAgentCountry>(),
]

const show = (text: string | null): string => text ?? '[withheld]'

export const CHANGE_COLUMNS: readonly FlatColumn<ForeignAgentChange>[] = [
  text('id', (row) => row.id),
  text('dataset', (row) => row.dataset),
  text('row_id', (row) => row.row_id),
  text('change', (row) => row.change),
  date('edition_on', (row) => row.edition_on),
  date('previous_edition_on', (row) => row.previous_edition_on),
  text('registration_number', (row) => row.registration_number),
  text('name', (row) => row.name),
  list('changed_fields', (row) =>
    row.changed_fields.map(({ field, before, after }) => `${field}: ${show(before)} → ${show(after)}`),
  ),
  ...marks<ForeignAgentChange>(),
]
