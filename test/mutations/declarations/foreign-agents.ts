import type { Declaration } from '../declaration.ts'
import { sampled } from '../sampled.ts'
import { split } from '../split.ts'

const KINDS: Declaration['kinds'] = {
  id: ['Registration Number'],
  day: split(
    `Registration Date | Termination Date | Foreign Principal Termination Date |
      Foreign Principal Registration Date | Registrant Date | Date Stamped | Short Form Date |
      Short Form Termination Date`,
  ),
  name: split(
    `Name | Registrant Name | Foreign Principal | Foreign Principal Name | Short Form Name |
      Short Form Last Name | Short Form First Name`,
  ),
  place: ['State', 'Country/Location Represented', 'Foreign Principal Country'],
  code: ['Document Type'],
  text: ['City', 'URL'],
  unread: ['Business Name', 'Address 1', 'Address 2', 'Zip'],
}

/** Some lines, without those that have quotes within a cell, which no CSV has. */
const plainLines = (text: string): string =>
  text
    .split(/(?<=\n)/)
    .filter((line) => !/[^,]"[^,\r\n]/.test(line))
    .slice(0, 6)
    .join('')

/** The four files of FARA, in Windows-1252. */
export const FOREIGN_AGENTS: readonly Declaration[] = [
  ['Registrants', 'registrants'],
  ['ForeignPrincipals', 'foreign principals'],
  ['ShortForms', 'short forms'],
  ['RegistrantDocs', 'documents'],
].map(([file = '', what = '']): Declaration => ({
  ...sampled('foreign-agents', `fara.example/bulk/FARA_All_${file}.csv`, plainLines),
  what,
  form: 'csv',
  kinds: KINDS,
}))
