import { Type } from 'typebox'
import { listPeople } from './list-people.ts'
import { makeListPublisher } from './make-list-publisher.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import type { SocialMediaDraft } from './legislator-draft.ts'
import { AnyId, Bioguide, closed, Text } from './person-schema.ts'
import { readTexts } from './read-person.ts'

const Entry = closed({
  id: closed({ bioguide: Bioguide, thomas: Type.Optional(AnyId), govtrack: Type.Optional(AnyId) }),
  social: closed({
    twitter: Type.Optional(Text),
    twitter_id: Type.Optional(AnyId),
    facebook: Type.Optional(Text),
    facebook_id: Type.Optional(AnyId),
    instagram: Type.Optional(Text),
    instagram_id: Type.Optional(AnyId),
    youtube: Type.Optional(Text),
    youtube_id: Type.Optional(Text),
    mastodon: Type.Optional(Text),
  }),
})
const checkEntry = makeEntryCheck(Entry)

/** The accounts of one person, by where they are. */
const readAccounts = (value: unknown): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const { bioguide, ...ids } = entry.id
  const draft: SocialMediaDraft = { bioguide, ids: readTexts(ids), accounts: readTexts(entry.social) }
  return { kind: 'entry', id: bioguide, draft }
}

/** Official accounts of those who sit. */
export const socialMedia = makeListPublisher({
  name: 'congress-legislators-social-media',
  title: 'unitedstates/congress-legislators, social media',
  parserVersion: '3',
  isGovernment: false,
  what: 'list of social media accounts',
  table: 'social-media',
  files: { 'social-media': 'legislators-social-media' },
  readList: listPeople(readAccounts),
})
