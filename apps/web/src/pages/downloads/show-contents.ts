import type { Preview } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { showBytes } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import type { ReleaseFiles } from '../../releases/read-releases.ts'

type File = ReleaseFiles['files'][number]
/** One content in all of its formats. */
type Held = { readonly stem: string; readonly title: string; readonly about: string; readonly forms: File[] }

/** Names of files for readers, the most wanted first. Unknown files come last. */
const KNOWN: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  'senate-requests': {
    title: 'Senate requests',
    about: 'Congressionally directed spending that Senators requested',
  },
  'house-projects': {
    title: 'House projects',
    about: 'Community project funding: requests of members, and projects in House bills',
  },
  'funding-guidance': {
    title: 'Funding guidance',
    about: 'Accounts open to project requests, with account and program references',
  },
  requestors: { title: 'Requestors', about: 'Members who made each request: one row per record and member' },
  members: { title: 'Members', about: 'Members named in the records, with their terms' },
  fields: { title: 'Fields', about: 'Every column of every file: its name, type, values and meaning' },
  coverage: {
    title: 'Coverage',
    about: 'Chambers and years that the data covers, and gaps',
  },
  'source-checks': {
    title: 'Sources',
    about: 'Source documents: address, date and number of published rows',
  },
  refusals: {
    title: 'Refused rows',
    about: 'Rows that could not be read, each with its reason',
  },
  corrections: { title: 'Corrections', about: 'Reviewed corrections, each with its evidence' },
  revisions: { title: 'Revised documents', about: 'Documents that their publisher replaced' },
  vanished: { title: 'Vanished records', about: 'Records that a newer document no longer has' },
  'LICENSE-NOTES': { title: 'Rights and credit', about: 'How to credit the data, and rights in the sources' },
  preview: {
    title: 'Preview',
    about: 'Columns, counts and first rows of every table, for pages and programs',
  },
  datapackage: { title: 'Data Package', about: 'The schema of every table, for programs' },
}

const ORDER = Object.keys(KNOWN)

/** Files with meaning and size. Files for verification only have a table of their own. */
export const showContents = (files: readonly File[], name: string, preview?: Preview): Html =>
  showTable<Held>({
    name,
    caption: 'A CSV file opens in Excel, Numbers and LibreOffice; Parquet is for DuckDB, pandas and R.',
    rows: listHeld(files, preview),
    columns: [
      { title: 'Name', cell: ({ title }) => title, isHeading: true },
      { title: 'Content', cell: ({ about }) => about },
      {
        title: 'File and size',
        cell: ({ title, forms }) =>
          html`<ul class="forms">${forms.map((file) => html`<li>${linkForm(file, title)} ${showBytes(file.bytes)}</li>`)}</ul>`,
      },
    ],
  })

const listHeld = (files: readonly File[], preview: Preview | undefined): Held[] => {
  const titles = new Map(preview?.datasets.map(({ dataset, title }) => [dataset, title]))
  const held = new Map<string, Held>()
  for (const file of files.filter(isContent)) {
    const stem = stemOf(file)
    const about = titles.get(stem)
    const known = about === undefined ? describeKnown(stem) : { title: stem, about }
    const one = held.get(stem) ?? { stem, ...known, forms: [] }
    one.forms.push(file)
    held.set(stem, one)
  }
  return [...held.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Facts are what was read, before rows were made of it. */
const describeKnown = (stem: string): { readonly title: string; readonly about: string } =>
  KNOWN[stem] ?? {
    title: stem,
    about: stem.startsWith('facts-') ? 'Facts as they were read from the documents' : '',
  }

const isContent = ({ name }: File): boolean => name.startsWith(DATA)

const placeOf = ({ stem }: Held): number => (ORDER.indexOf(stem) + ORDER.length + 1) % (ORDER.length + 1)

const DATA = 'data/'

const stemOf = ({ name }: File): string => name.slice(DATA.length).replace(/\.[^.]+$/, '')

const FORMS: Readonly<Record<string, string>> = {
  csv: 'CSV',
  json: 'JSON',
  md: 'Text',
  parquet: 'Parquet',
}

/** Names the file in each link for screen readers. */
const linkForm = (file: File, title: string): Html =>
  html`<a href="${href(file.url)}" download><span class="visually-hidden">${title}, </span>${formOf(file)}</a>`

const formOf = ({ name }: File): string => {
  const form = name.slice(name.lastIndexOf('.') + 1)
  return FORMS[form] ?? form
}

const BUTTONS = ['senate-requests', 'house-projects'] as const
const BUTTON_FORMS = ['csv', 'parquet'] as const

/** Buttons for the most wanted files. */
export const showButtons = (files: readonly File[]): Html => {
  const zip = files.find(({ name }) => name.endsWith('.zip'))
  const tables = BUTTONS.map((stem) => ({
    title: KNOWN[stem]?.title ?? stem,
    files: BUTTON_FORMS.flatMap((form) => files.find(({ name }) => name === `${DATA}${stem}.${form}`) ?? []),
  })).filter((one) => one.files.length > 0)
  return html`<ul class="takes">
${zip !== undefined && html`<li><a class="usa-button" href="${href(zip.url)}" download>Everything <span>zip, ${showBytes(zip.bytes)}</span></a></li>`}
${tables.map(({ title, files: forms }) => html`<li>${forms.map((file) => showButton(title, file))}</li>`)}</ul>`
}

const showButton = (title: string, file: File): Html =>
  html`<a class="usa-button usa-button--outline" href="${href(file.url)}" download>${title} <span>${formOf(file)}, ${showBytes(file.bytes)}</span></a>`
