import { type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, dayOrNull, text, textOrNull } from '../../fields.ts'
import { codeOf, texts } from './parts.ts'
import { PROJECT_LISTINGS } from './vocabulary.ts'

/** A program of federal assistance. */
export const ListingRecord = closed({
  id: text('Id of the row.'),
  number: text('Number of the listing, NN.NNN. It is text: 10.030 is not 10.03.'),
  number_as_published: text('Number as the document prints it; final zeros may be missing.'),
  title: text('Title of the program.'),
  popular_name: textOrNull('Popular name of the program.'),
  agency: textOrNull('Agency that runs the program, as published.'),
  assistance_types: texts('Types of assistance.'),
  accounts: texts('Numbers of budget accounts, such as `12-1400-0-1-352`.'),
  accounts_as_published: textOrNull('The cell with the accounts.'),
  obligations_as_published: textOrNull(
    'Obligations of the whole program by year, as published. They cover more than community projects.',
  ),
  url: textOrNull('Address of the listing.'),
  published_on: dayOrNull('Day of publication.'),
  archived_on: dayOrNull('Day on which the listing was archived; null if it is in force.'),
  archived_as_published: textOrNull('Day of the archiving, as published.'),
  community_projects: codeOf(PROJECT_LISTINGS, 'Whether the listing pays for community projects.'),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type ListingRecord = Static<typeof ListingRecord>
