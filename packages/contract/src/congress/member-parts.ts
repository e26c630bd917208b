import { Type, type TSchema } from 'typebox'
import { closed, day, orNull, textOrNull } from '../fields.ts'

const object = <Keys extends Record<string, TSchema>>(keys: Keys, description: string) =>
  closed(keys, { description })

export const BioguideId = Type.String({ pattern: '^[A-Z][0-9]{6}$', description: 'Bioguide id.' })
export const Day = day('Day, YYYY-MM-DD.')
export const CongressNumber = Type.Integer({ minimum: 1, maximum: 400, description: 'Number of a Congress.' })

const NAME_PARTS = {
  first: textOrNull('First name, or its initial.'),
  middle: textOrNull('Middle name or initial.'),
  suffix: textOrNull('Suffix, such as `Jr.` or `III`.'),
  nickname: textOrNull('Nickname in common use instead of the first name.'),
  official_full: textOrNull('Full name as the House or the Senate writes it; known since 2012.'),
}

export const MemberName = object(
  { ...NAME_PARTS, last: Type.String({ description: 'Surname.' }) },
  'Parts of the name.',
)

export const FormerName = object(
  {
    ...NAME_PARTS,
    last: textOrNull('Surname, if it differs from the present one.'),
    start: orNull(Day, { description: 'First day of the name; null if no source gives it.' }),
    end: orNull(Day, { description: 'Last day of the name; null if no source gives it.' }),
  },
  'Former or additional name: only the parts that differ.',
)

const idOf = (system: string) => textOrNull(`Identifier in ${system}, as text; null if unknown.`)

export const MemberIds = object(
  {
    govtrack: idOf('GovTrack'),
    thomas: idOf('THOMAS, with its leading zeros'),
    lis: idOf('roll calls of the Senate'),
    icpsr: idOf('Voteview'),
    opensecrets: idOf('OpenSecrets'),
    votesmart: idOf('Vote Smart'),
    cspan: idOf('C-SPAN'),
    maplight: idOf('MapLight'),
    house_history: idOf('the House’s Office of the Historian'),
    wikipedia: idOf('Wikipedia: the name of the page'),
    wikidata: idOf('Wikidata'),
    ballotpedia: idOf('Ballotpedia: the name of the page'),
    google_entity_id: idOf('Google’s knowledge graph'),
    pictorial: idOf('the Congressional Pictorial Directory'),
    fec: Type.Array(Type.String(), { description: 'Candidate ids of the Federal Election Commission.' }),
    bioguide_previous: Type.Array(Type.String(), {
      description: 'Former Bioguide ids of the person. They may still be in use.',
    }),
  },
  'Identifiers of the person elsewhere.',
)

export const MemberSeat = object(
  {
    congress: orNull(CongressNumber, {
      description: 'Number of the Congress; null for a last term without days in any source.',
    }),
    chamber: Type.Enum(['House', 'Senate'], { description: 'House or Senate.' }),
    state: Type.String({ description: 'State or territory, two letters.' }),
    district: orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
      description: 'District, 0 at large. Null in the Senate, and if no source gives it.',
    }),
    senate_class: orNull(Type.Enum([1, 2, 3]), {
      description: 'Class of the Senate seat; null in the House, and if no source gives it.',
    }),
    party: textOrNull('Party in that Congress. A member who changed party has one seat per party.'),
  },
  'A seat in one Congress.',
)

export const MemberContact = object(
  {
    office: textOrNull('Office in Washington.'),
    phone: textOrNull('Telephone number of the Washington office, such as `202-225-0000`.'),
    website: textOrNull('Official website.'),
    contact_form: textOrNull('Contact page of the office.'),
  },
  'Washington office of a sitting member; all fields are null for former members.',
)

export const DistrictOffice = object(
  {
    id: Type.String({ description: 'Id of the office in its source.' }),
    address: textOrNull('Street and number.'),
    suite: textOrNull('Suite.'),
    building: textOrNull('Building.'),
    city: Type.String({ description: 'City.' }),
    state: Type.String({ description: 'State, two letters.' }),
    zip: textOrNull('ZIP Code.'),
    latitude: orNull(Type.Number(), { description: 'Degrees north.' }),
    longitude: orNull(Type.Number(), { description: 'Degrees east.' }),
    phone: textOrNull('Telephone number.'),
    fax: textOrNull('Fax number.'),
    hours: textOrNull('Opening hours, as the source gives them.'),
  },
  'An office in the State or district.',
)

const account = (where: string) => textOrNull(`Official account on ${where}.`)

export const SocialAccounts = object(
  {
    twitter: account('X, once Twitter'),
    twitter_id: account('X: its number'),
    facebook: account('Facebook'),
    facebook_id: account('Facebook: its number'),
    instagram: account('Instagram'),
    instagram_id: account('Instagram: its number'),
    youtube: account('YouTube'),
    youtube_id: account('YouTube: the id of the channel'),
    mastodon: account('Mastodon'),
  },
  'Official accounts, without campaign and private accounts; null if unknown.',
)

export const Photo = object(
  {
    url: Type.String({ description: 'Address of the picture.' }),
    attribution: textOrNull('Credit for the picture; may hold HTML.'),
  },
  'Picture of the member at Congress.gov.',
)
