/** The four bulk files, by the table that each feeds. */
export const FARA_FILES = {
  'fara-registrants': {
    name: 'FARA_All_Registrants',
    header: [
      'Registration Number',
      'Registration Date',
      'Termination Date',
      'Name',
      'Business Name',
      'Address 1',
      'Address 2',
      'City',
      'State',
      'Zip',
    ],
    withheld: ['Address 1', 'Address 2', 'Zip'],
    days: ['Registration Date', 'Termination Date'],
  },
  'fara-principals': {
    name: 'FARA_All_ForeignPrincipals',
    header: [
      'Foreign Principal Termination Date',
      'Foreign Principal',
      'Foreign Principal Registration Date',
      'Country/Location Represented',
      'Registration Number',
      'Registrant Date',
      'Registrant Name',
      'Address 1',
      'Address 2',
      'City',
      'State',
      'Zip',
    ],
    withheld: ['Address 1', 'Address 2', 'City', 'State', 'Zip'],
    days: ['Foreign Principal Termination Date', 'Foreign Principal Registration Date', 'Registrant Date'],
  },
  'fara-short-forms': {
    name: 'FARA_All_ShortForms',
    header: [
      'Short Form Termination Date',
      'Short Form Date',
      'Short Form Last Name',
      'Short Form First Name',
      'Registration Number',
      'Registration Date',
      'Registrant Name',
      'Address 1',
      'Address 2',
      'City',
      'State',
      'Zip',
    ],
    withheld: ['Address 1', 'Address 2', 'City', 'State', 'Zip'],
    days: ['Short Form Termination Date', 'Short Form Date', 'Registration Date'],
  },
  'fara-documents': {
    name: 'FARA_All_RegistrantDocs',
    header: [
      'Date Stamped',
      'Registrant Name',
      'Registration Number',
      'Document Type',
      'Short Form Name',
      'Foreign Principal Name',
      'Foreign Principal Country',
      'URL',
    ],
    withheld: [],
    days: ['Date Stamped'],
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'header' | 'withheld' | 'days', readonly string[]>> & { name: string }>
>
export type FaraTable = keyof typeof FARA_FILES

/**
 * Forms of a file. `served`: as the Department of Justice serves it. `copied`: a copy that a program read and wrote
 * again, with underscores in its header.
 */
export type FaraForm = 'served' | 'copied'

/** Columns that are in no file of a release, with the file of each. */
export const WITHHELD_COLUMNS: readonly string[] = [
  ...Object.values(FARA_FILES).flatMap(({ name, withheld }) =>
    withheld.map((column) => `${column} of ${name}`),
  ),
  'City of FARA_All_Registrants if it has a digit or a word of streets, or its State is not two letters',
  'State of FARA_All_Registrants if it is not two letters',
]
