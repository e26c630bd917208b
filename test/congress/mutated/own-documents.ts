import { listPayDocuments } from './pay-documents.ts'
import type { WholeDocument } from './whole-document.ts'

/** Documents of the publishers that the sample has none of, and payrolls, which it has at full length. */
export const listOwnDocuments = (seed: number): readonly WholeDocument[] => [
  ...listPayDocuments(seed),
  {
    publisher: 'house-summary',
    url: 'https://house.example/disbursements/2025Q1-summary.csv',
    form: 'csv',
    text: writeSummary(),
  },
  {
    publisher: 'congress-legislators-csv',
    url: 'https://members.example/legislators-historical.csv',
    form: 'csv',
    text: writeLines(),
  },
  {
    publisher: 'congress-gov-members',
    url: 'https://api.example/v3/member?limit=250',
    form: 'json',
    text: JSON.stringify({ members: LISTED.map(writeMember), pagination: {}, request: {} }),
  },
  {
    publisher: 'staff-decisions',
    url: 'https://operator.example/decisions.json',
    form: 'json',
    text: JSON.stringify({ decisions: ['a', 'b', 'c'].map(writeDecision) }),
  },
]

const writeSummary = (): string =>
  [
    'ORGANIZATION,PROGRAM,DESCRIPTION,YTD AMOUNT,QTD AMOUNT',
    ...['HON. ADA SAMPLE', 'HON. BENNO SAMPLE', 'COMMITTEE ON EXAMPLES'].flatMap((office, index) => [
      `2025 ${office},OFFICIAL EXPENSES,PERSONNEL COMPENSATION,${(index + 4) * 1000}.50,${(index + 1) * 1000}.25`,
      `2025 ${office},OFFICIAL EXPENSES,TRAVEL,70.00,${index + 1}.00`,
    ]),
    '',
  ].join('\n')

const COLUMNS =
  'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,url,address,phone,contact_form,rss_url,twitter,twitter_id,facebook,youtube,youtube_id,mastodon,bioguide_id,thomas_id,opensecrets_id,lis_id,fec_ids,cspan_id,govtrack_id,votesmart_id,ballotpedia_id,washington_post_id,icpsr_id,wikipedia_id'

const writeLines = (): string =>
  [
    COLUMNS,
    // Voteview has them all, and one list of members the second.
    'Samplewright,Ephraim,,,,,1745-04-02,M,rep,PA,0,,Independent,,,,,,,,,,,,Z900901,,,,,,900901,,,,80901,Ephraim Samplewright',
    'Fictiman,Bramble,,Jr.,,,1942-12-06,M,rep,AL,4,,Republican,,,,,,,,,,,,Z900701,,,,,,900701,,,,80701,Bramble Fictiman',
    'Longsession,Ephraim,X.,,,,,M,rep,OH,2,,Republican,,,,,,,,,,,,Z900903,,,,,,900903,,,,80903,"Longsession, Ephraim"',
    '',
  ].join('\n')

/** Other lists have both. */
const LISTED = [
  {
    bioguideId: 'Z900001',
    district: 1,
    name: 'Samplewright, Alder',
    partyName: 'Democratic',
    state: 'Alabama',
  },
  {
    bioguideId: 'Z900002',
    district: 2,
    name: 'Nonesuch, Bramble',
    partyName: 'Republican',
    state: 'Alabama',
  },
] as const

const writeMember = ({ bioguideId, ...member }: (typeof LISTED)[number], index: number): object => ({
  bioguideId,
  ...member,
  terms: { item: [{ chamber: 'House of Representatives', startYear: [2017, 2011][index] }] },
  updateDate: '2026-05-01T10:00:00Z',
  url: `https://api.example/v3/member/${bioguideId}`,
})

const writeDecision = (id: string, index: number): object => ({
  id,
  one: `sob-${'0'.repeat(15)}${index}`,
  other: `sob-${'f'.repeat(15)}${index}`,
  decision: 'same',
  decided_by: 'Operator',
  decided_at: '2026-05-01T10:00:00Z',
  reason: 'One biography names both.',
})
