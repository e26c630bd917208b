import { fara, WITHHELD_COLUMNS } from '../../publishers/fara/index.ts'
import { columns, type VanishedFacts } from '../../releases/index.ts'
import { declareFamilies, makeNoticesFamily } from '../families/index.ts'
import { describeCoverage } from './describe-coverage.ts'
import { FOREIGN_AGENTS_FAMILY } from './foreign-agents-family.ts'
import { CHANGES, COUNTRIES, DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

const { text } = columns

const lastSeen =
  (field: string) =>
  (facts: VanishedFacts): string | null => {
    const fact = facts[field]
    return fact === undefined || fact === null ? null : String(fact)
  }

/** Tables whose rows name persons, and are in the files alone. */
const IN_FILES_ALONE: ReadonlySet<unknown> = new Set([SHORT_FORMS.name, DOCUMENTS.name])

/** Whether a row is no change of a row that pages do not show. */
const isOfShownTable = (row: object): boolean => !('dataset' in row && IN_FILES_ALONE.has(row.dataset))

/** Registrations under the Foreign Agents Registration Act: files alone, without any operation. */
export const FOREIGN_AGENTS = declareFamilies(
  [FOREIGN_AGENTS_FAMILY, makeNoticesFamily([FOREIGN_AGENTS_FAMILY])],
  {
    name: 'foreign-agents',
    words: {
      title: 'Foreign agents: registrants, foreign principals, short forms and documents',
      summary:
        'Registrations under the Foreign Agents Registration Act from the bulk files of the Department of Justice, with the changes between editions.',
      attribution:
        'Data: U.S. Department of Justice, FARA Unit, collected by Rotunda. Keep the day of the edition with the data.',
      caution:
        'An open registration says nothing about present work. The files hold no money and no activities, and an agent who is not in the files may be exempt.',
      publishedRows: 'Rows that are records of the files.',
    },
    catalog: { keywords: ['foreign agents', 'FARA', 'registrations'] },
    notes: {
      rights:
        'The Department of Justice states no licence for the bulk files. Works of the U.S. Government have no copyright in the United States (17 U.S.C. 105).',
      sample_data: 'Fictional data that shows how the service works: no registrant or person in it is real.',
    },
    // Names of registrants are read before the files that repeat them.
    documents: {
      readingOrder: ({ source, series }) =>
        Number(source.publisher === fara.name && series !== REGISTRANTS.name),
    },
    comparison: {
      keepsDifferences: true,
      vanished: {
        place: [text('registration_number', 'Registration number.', lastSeen('registration_number'))],
        words: [
          text('name', 'Last name of the registrant or principal.', lastSeen('name')),
          text('country', 'Last country, as text.', lastSeen('country')),
          text('document_type', 'Last type of the document.', lastSeen('document_type')),
          text('taken_down', 'Fields that the operator has withheld.', lastSeen('taken_down')),
        ],
      },
    },
    describeCoverage: (_facts, staging) => describeCoverage(staging),
    snapshot: {
      purpose:
        'People and firms that act in the United States for a foreign government, party or other foreign principal register with the Department of Justice. These tables list the registrants, their foreign principals by country, and their documents, from the files of the department. Use them to see who registered for whom, since when, and what changed between two editions.',
      figures: [
        {
          title: 'Open foreign principals by country',
          dataset: PRINCIPALS.name,
          by: ['country'],
          heading: 'Country or location, as printed',
          order: 'greatest',
          unit: 'count',
          series: [{ title: 'Open principals' }],
          where: ['status', 'open'],
          note: 'Principals without a termination date, by the country that the file prints. An open registration does not show present work.',
        },
      ],
      neverClaim: [
        'The files hold no money and no activities of a registrant.',
        'An open registration does not show present work: it only shows that the file has no termination date.',
        'The name of a country may mean a different state at a different time.',
        'Absence from the data shows no breach of the law: exemptions exist, and records vanish.',
        'Two rows with the same name may be about different persons or bodies.',
      ],
      terms: [{ publisher: 'fara', text: null }],
      cadence: {
        words: 'Weekly, from files that are replaced each day',
        days: 7,
        repeats: 'R/P1W',
        publishers: ['fara'],
      },
      cellsWithheld: { fara: WITHHELD_COLUMNS },
      isPreviewed: isOfShownTable,
      preview: {
        [REGISTRANTS.name]: {
          period: 'registered_on',
          counts: ['status', 'state'],
          shown: ['name', 'registration_number', 'status', 'registered_on', 'terminated_on', 'city', 'state'],
        },
        [PRINCIPALS.name]: {
          period: 'registered_on',
          counts: ['country', 'status', 'country_mapping'],
          shown: ['name', 'country', 'registrant_name', 'registration_number', 'status', 'registered_on'],
        },
        [SHORT_FORMS.name]: { period: 'registered_on', counts: ['status'], isWithoutRows: true },
        [DOCUMENTS.name]: { period: 'stamped_on', counts: ['document_type'], isWithoutRows: true },
        [COUNTRIES.name]: {
          counts: ['mapping'],
          shown: ['country', 'code', 'name', 'mapping', 'principals', 'open_principals'],
        },
        [CHANGES.name]: {
          period: 'edition_on',
          counts: ['change', 'dataset'],
          shown: ['change', 'dataset', 'edition_on', 'registration_number', 'name', 'changed_fields'],
          changes: {
            day: 'edition_on',
            title: ['change', 'dataset', 'registration_number', 'name'],
            summary: ['changed_fields'],
          },
        },
      },
    },
  },
)
