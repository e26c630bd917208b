import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, day, orNull, text, textOrNull } from '../../fields.ts'
import { FIGURE_MISSING } from './vocabulary.ts'

export const texts = (description: string) => Type.Array(Type.String(), { description })
export const codeOf = <Codes extends Readonly<Record<string, string>>>(codes: Codes, description: string) =>
  Type.Enum(namesOf(codes), { description })
export const codeOrNull = <Codes extends Readonly<Record<string, string>>>(
  codes: Codes,
  description: string,
) => orNull(Type.Enum(namesOf(codes)), { description })

/** Day of the data. */
export const AS_OF = day(
  'Day of the data: the publication day of the document if known, otherwise its retrieval day. All rows of a release share the day.',
)

/** An amount of money with its published text. */
export const SpendingFigure = closed(
  {
    as_published: textOrNull('The text of the number in the document; null if the document has none.'),
    cents: orNull(Type.Integer(), { description: 'The number in whole cents of US dollars.' }),
    missing: codeOrNull(FIGURE_MISSING, 'Reason why `cents` is null; null if `cents` has a value.'),
  },
  { description: 'An amount in US dollars.' },
)
export type SpendingFigure = Static<typeof SpendingFigure>

export const figure = (description: string) => ({ ...SpendingFigure, description })

export const SpendingPlace = closed(
  {
    country: textOrNull('Code of the country, such as USA.'),
    state: textOrNull('Postal abbreviation of the State.'),
    county: textOrNull('Name of the county.'),
    district: textOrNull(
      'Number of the congressional district. The document does not say whether the number is from today’s map or from the map at the time of the award.',
    ),
  },
  { description: 'A place, without street and ZIP code.' },
)
export type SpendingPlace = Static<typeof SpendingPlace>

export const SpendingAgency = closed(
  {
    code: textOrNull('Code of the agency.'),
    name: textOrNull('Name of the agency.'),
    sub_code: textOrNull('Code of the part of the agency.'),
    sub_name: textOrNull('Name of the part of the agency.'),
  },
  { description: 'An agency and its part.' },
)
export type SpendingAgency = Static<typeof SpendingAgency>

export const awardId = () =>
  text(
    'Id of the award, as USAspending makes it from the award’s number and its agency. Numbers of other kinds are surrogates that change.',
  )
