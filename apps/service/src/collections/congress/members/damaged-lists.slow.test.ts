import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member } from '@rotunda/contract'
import { makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readCsv, readRows } from '../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../testing.ts'
import { MEMBERS_FAMILY } from './members-family.ts'

const SAMPLE = makeMemberDocuments(5)

const textOf = (publisher: string): string => {
  const found = SAMPLE.find((one) => one.publisher === publisher) ?? assert.fail(publisher)
  return new TextDecoder().decode(found.bytes)
}

/** The first seats of the list are enough. */
const SEATS = 3
const CLERK = (() => {
  let seats = 0
  return textOf('clerk-members').replace(/<member>.*?<\/member>\n?/gs, (seat) =>
    (seats += 1) > SEATS ? '' : seat,
  )
})()
const CLERK_URL = 'https://clerk.example/MemberData.xml'
const clerkList = (content: string | Uint8Array, day: string): TestDocument =>
  makeDocument('clerk-members', content, {
    url: CLERK_URL,
    media_type: 'text/xml',
    retrieved_at: `2026-07-${day}T12:00:00.000Z`,
  })

const LIST = makeDocument(
  'congress-legislators-members',
  JSON.stringify(JSON.parse(textOf('congress-legislators-members')).slice(0, SEATS)),
  { url: 'https://members.example/legislators-current.json' },
)

/** The release with what it says of its documents, and the checks that keep it from being published. */
const build = async (t: Parameters<typeof makeFolder>[0], documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY], documents)
  return {
    failed: summary.checks.filter(({ passed }) => !passed).map(({ name }) => name),
    members: readRows<Member>(directory, summary.id, 'members'),
    documents: readCsv(directory, summary.id, 'source-checks'),
    refusals: readCsv(directory, summary.id, 'refusals'),
  }
}

const withByte = (text: string, place: number, byte: number): Uint8Array =>
  Buffer.concat([Buffer.from(text.slice(0, place)), Uint8Array.of(byte), Buffer.from(text.slice(place))])

const DAMAGED: readonly (readonly [what: string, content: string | Uint8Array, reason: RegExp])[] = [
  ['an XML that is cut off', CLERK.slice(0, CLERK.length / 2), /unclosed/],
  ['an XML with a document type', CLERK.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), /document type/],
  ['an XML in Windows-1252', withByte(CLERK, CLERK.indexOf('</lastname>'), 0xe9), /UTF-8/],
  [
    'a page of HTML with status 200',
    '<!DOCTYPE html>\n<html><body>Not found</body></html>',
    /not a valid list of members .* it is a page of HTML/,
  ],
]

for (const [what, content, reason] of DAMAGED)
  test(`${what} is refused by name before anything is published, and no member of the list before it is lost`, async (t) => {
    const before = await build(t, [LIST, clerkList(CLERK, '01')])
    const { failed, members, documents } = await build(t, [
      LIST,
      clerkList(CLERK, '01'),
      clerkList(content, '02'),
    ])
    assert.deepEqual([before.failed, failed], [[], ['documents_taken']])
    const [refused, ...others] = documents.filter(({ verdict }) => verdict === 'refused')
    assert.deepEqual(
      [refused?.['url'], refused?.['retrieved_at']?.slice(8, 10), others],
      [CLERK_URL, '02', []],
    )
    assert.match(refused?.['detail'] ?? '', reason)
    assert.deepEqual(members, before.members)
  })

const HEADER =
  'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,url,address,phone,contact_form,rss_url,twitter,twitter_id,facebook,youtube,youtube_id,mastodon,bioguide_id,thomas_id,opensecrets_id,lis_id,fec_ids,cspan_id,govtrack_id,votesmart_id,ballotpedia_id,washington_post_id,icpsr_id,wikipedia_id'
const LINES = [
  'Sample,Ada,,,,,1745-04-02,F,sen,DE,,2,Anti-Administration,,,,,,,,,,,,Z990001,,,,,,901222,,,,907,Ada Sample',
  'Example,Benno,,,,,1742-03-21,M,rep,VA,9,,,,,,,,,,,,,,Z990002,,,,,,901521,,,,986,Benno Example',
  'Testerman,Cora,,,,,1748-03-21,F,rep,NY,3,,,,,,,,,,,,,,Z990003,,,,,,901522,,,,987,Cora Testerman',
]

test('a line of a CSV with stray commas is refused with its line, and the members of the others are there', async (t) => {
  const lines = LINES.with(1, LINES[1]?.replace('Benno,', 'Benno,,,') ?? '')
  const list = makeDocument('congress-legislators-csv', [HEADER, ...lines, ''].join('\n'), {
    url: 'https://members.example/legislators-historical.csv',
    media_type: 'text/csv',
  })
  const { failed, members, documents, refusals } = await build(t, [list])
  assert.deepEqual(failed, [])
  assert.deepEqual(members.map(({ id }) => id).sort(), ['Z990001', 'Z990003'])
  assert.deepEqual(
    refusals.map(({ url, row }) => [url, row]),
    [['https://members.example/legislators-historical.csv', '3']],
  )
  assert.deepEqual(
    documents.map(({ rows_read, rows_refused }) => [rows_read, rows_refused]),
    [['3', '1']],
  )
})
