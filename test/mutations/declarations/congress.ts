import { listWholeDocuments } from '../../congress/mutated/whole-documents.ts'
import type { Declaration } from '../declaration.ts'
import { split } from '../split.ts'

/** Kinds of the columns of every document about Congress: a name has one kind in all of them. */
const KINDS: Declaration['kinds'] = {
  amount: ['AMOUNT', 'amount', 'YTD AMOUNT', 'QTD AMOUNT'],
  id: split(
    `bioguide | govtrack | icpsr | icpsr_prez | lis | bioguide_id | BIOGUIDE_ID | bioguideID |
      bioguideId | pred-memindex | icpsr_id | govtrack_id | opensecrets_id | lis_id | fec_ids |
      cspan_id | votesmart_id | washington_post_id | offices.id | eventId | event_id | @meeting-id |
      identifier | jacketNumber | accessId | @bioGuideId | thomas_id | house_committee_id |
      senate_committee_id | systemCode | committee_code | committee-name.@id | cmte_code |
      @authorityId | decisions.id | decisions.one | decisions.other | comcode | subcomcode | naraId`,
  ),
  day: split(
    `birthday | start | end | other_names.end | start_date | end_date | resolution_date |
      resignation_date | @publish-date | @date | @create-date | @orig-publish-date | @update-date |
      @add-date | calendar-date | last_updated | date | date_iso_8601 | updateDate | startDate |
      endDate | dateIssued | heldDate | last_update | START DATE | END DATE | PERFORM START DT |
      PERFORM END DT | decided_at | DATE | TRANSACTION DATE`,
  ),
  name: split(
    `first | last | middle | suffix | nickname | official_full | full_name | first_name | last_name |
      middle_name | name | namelist | lastname | firstname | middlename | sort-name | official-name |
      formal-name | member_full | bioname | member_name | VENDOR NAME | PAYEE | payee | RECIP (orig.) |
      committee_name | committee-name | party_name | witnesses.name | officialName |
      libraryOfCongressName | subcommittee_name | pred-lastname | pred-firstname | pred-official-name |
      pred-formal-name | pred-sort-name | committee | witness | decided_by | partyName |
      ballotpedia_id | wikipedia_id | courtesy | honorific | office_header | ORGANIZATION | OFFICE |
      clerk`,
  ),
  code: split(
    `gender | type | district | party | class | senate_class | chamber | congress | congress-num |
      session | majority | minority | prior-congress | caucus | @congress-num | @session-num |
      @meeting-type | current-status | how | title-code | party_code | occupancy | last_means | born |
      died | state_icpsr | district_code | n_members | majority_party | position-code | rank | @rank |
      isCurrent | committeeTypeCode | meetingStatus | docClass | @chamber | @party |
      party_designation | departure_reason | start_date_imputed | resolution_rank |
      roster_snapshot_rank | senator_class | decision | QUARTER | YEAR | TRANSCODE | TRANSCODELONG |
      RECORDID | line_type | page | SORT SEQUENCE | FISCAL YEAR OR LEGISLATIVE YEAR |
      ORGANIZATION CODE | PROGRAM CODE | BUDGET OBJECT CLASS | BUDGET OBJECT CODE |
      SORT SUBTOTAL DESCRIPTION | CATEGORY | @cause | @testified | testified | @witness-type |
      witness-type | @type | @remove-date | @sort-order | language | @isSubcommittee |
      leadership_roles.chamber | terms.type | startYear | endYear | count | footnote-ref |
      DATA SOURCE | start-time | time | time_iso_8601 | day_of_week | documentType | format |
      @doc-type | legis-num | number | isSubcommittee | @encoding | @congress | @document_prefix |
      @document_num | @version | PROGRAM | formats.type | part | dates.date-code | congress-text |
      @code | @version | document-type | bills.type | bills.number | nominations.number |
      nominations.part`,
  ),
  place: split('state | state_abbrev | statedistrict | @postal-code | state-fullname | @state'),
  text: split(
    `url | office | phone | address | contact_form | email | website | twitter | facebook | youtube |
      youtube_id | instagram | twitter_id | rss_url | suite | city | zip | latitude | longitude | fax |
      building | hours | office-building | office-room | office-zip | office-zip-suffix | townname |
      weburl | footnote | jurisdiction | jurisdiction_source | rss_url | minority_rss_url | title |
      leadership_roles.title | position | organization | role | cr_citation | resolution | room |
      matter | meeting-title | description | description_title | DESCRIPTION | PURPOSE |
      preferredCitation | citation | location.url | @displayLabel | mastodon | @document_description |
      video_url | committeeWebsiteUrl | establishingAuthority | @doc-url | reason | family.name |
      relation | address_1 | ordinal | subtitle | youtube-id | location | videos.url | DOCUMENT |
      VENDOR ID | files.file | abbreviation | hour | @url | party-text | citationUrl | elected-date |
      sworn-date | wikipedia | minority_url | label | note | source | document`,
  ),
  unread: split(
    `nominate_dim1 | nominate_dim2 | nominate_log_likelihood | nominate_geo_mean_probability |
      nominate_number_of_votes | nominate_number_of_errors | conditional | nokken_poole_dim1 |
      nokken_poole_dim2 | nominate_dim1_median | nominate_dim2_median | nominate_dim1_mean |
      nominate_dim2_mean`,
  ),
}

const FORMS = { csv: 'csv', json: 'json', xml: 'xml', pages: undefined, yaml: undefined } as const

/** A document of every publisher; pages of text and YAML have mutations of their own. */
export const CONGRESS: readonly Declaration[] = [
  ...Map.groupBy(
    listWholeDocuments().filter(({ form }) => FORMS[form] !== undefined),
    ({ publisher }) => publisher,
  ).values(),
].flatMap(([document]): readonly Declaration[] => {
  const form = document && FORMS[document.form]
  if (document === undefined || form === undefined) return []
  const { publisher, url, text } = document
  const facts = { url, retrieved_at: '2026-06-15T12:00:00.000Z' }
  return [{ collection: 'congress', publisher, facts, form, text, kinds: KINDS }]
})
