import { makeAppropriationsClient, SnapshotChanged, type Collected } from '@rotunda/sdk/appropriations'
import { makeMessageClient, type Sent } from '@rotunda/sdk/message'
import { mirrorRelease, NotVerified } from '@rotunda/sdk/mirror'
import { KeyInBrowser, makePartnerClient } from '@rotunda/sdk/partner'

/** Uses every entry as a program on a server does, with nothing but what the installed package declares. */
const main = async (baseUrl: string, folder: string): Promise<void> => {
  const records = makeAppropriationsClient({ baseUrl }).records({ state: 'AL', fiscal_year: [2025, 2026] })
  const { rows, freshness, total } = await records.collect({ atMost: 1000 })
  const amounts: (number | null)[] = rows.map(({ amount }) => amount)
  console.log(`${amounts.length} of ${total}, checked ${freshness.checked_at ?? 'never'}`)

  const partner = makePartnerClient({ baseUrl, key: 'rtk_example' })
  const names: string[] = []
  for await (const { id } of partner.list('meetings', { chamber: 'House', event_type: 'Hearing' }))
    names.push(id)
  console.log(names.join(' '))

  const messages = makeMessageClient({ baseUrl, key: 'rtk_example' })
  const sent: Sent = await messages.send({ message: 'Please.' })
  console.log(sent.kind === 'accepted' ? sent.id : sent.kind === 'refused' ? sent.problem.code : sent.cause)
  if (sent.kind === 'accepted') console.log((await messages.waitFor(sent)).state)
  const { digests, signedFor } = await mirrorRelease({ baseUrl, folder })
  console.log(`${digests.size} files, ${signedFor}`)
}

type Same<One, Other> =
  (<Value>() => Value extends One ? 1 : 2) extends <Value>() => Value extends Other ? 1 : 2 ? true : false
const demand = <_Holds extends true>(): void => undefined

/** Compiles only while rows have the fields that were asked for, and all of them where none was. */
export const rows = async (baseUrl: string, field: 'title' | 'amount'): Promise<void> => {
  const client = makeAppropriationsClient({ baseUrl })
  for await (const row of client.records({})) {
    row.id.slice(0, row.requestors.length + row.corrections.length + row.evidence.length)
    demand<Same<typeof row.fiscal_year, number>>()
  }
  for await (const row of client.records()) row.id.trim()
  for await (const row of client.records({ fields: ['id', 'amount'] })) {
    demand<Same<keyof typeof row, 'id' | 'amount'>>()
    demand<Same<typeof row.id, string>>()
  }
  for await (const row of client.records({ fields: 'stage' })) demand<Same<keyof typeof row, 'stage'>>()
  const chosen = ['id', 'stage'] as const
  for await (const row of client.records({ state: 'AL', fields: chosen })) row.id.trim()
  for await (const row of client.records({ fields: ['id', field] })) {
    row.id.trim()
    demand<Same<typeof row.title, string | null | undefined>>()
  }
  const many: ('id' | 'title')[] = ['id']
  for await (const row of client.records({ fields: many })) demand<Same<typeof row.id, string | undefined>>()
  const page = await client.fundingLines({ fields: ['program'] }).page()
  demand<Same<keyof (typeof page.data)[number], 'program'>>()
  const { rows } = await client.fundingLines().collect({ atMost: 1 })
  rows[0]?.id.trim()
  const partner = makePartnerClient({ baseUrl, key: 'rtk_example' })
  for await (const row of partner.list('members')) row.id.trim()
  for await (const row of partner.list('members', { fields: ['id'] })) demand<Same<keyof typeof row, 'id'>>()
  for await (const { after, before } of client.changes({ from: '1' })) (after ?? before)?.id.trim()
  for await (const { after } of client.fundingLines.changes({ from: '1' })) after?.id.trim()
  const { data } = await client.surroundings('sr-2026-1', { evidence: 1, release: '2' })
  console.log(data[0]?.rows.length, (await client.downloads()).data[0]?.files[0]?.sha256)
}

/** Compiles only while these are mistakes. */
export const mistakes = (baseUrl: string): void => {
  const client = makeAppropriationsClient({ baseUrl })
  // @ts-expect-error A misspelt filter.
  client.records({ stat: 'AL' })
  // @ts-expect-error Not one of the States.
  client.records({ state: 'ZZ' })
  // @ts-expect-error The walk itself carries the snapshot.
  client.records({ snapshot: 'snap-1' })
  // @ts-expect-error How many rows may be held must be said.
  void client.records().collect({})
  // @ts-expect-error No such field.
  client.records({ fields: ['id', 'name'] })
  // @ts-expect-error The release to compare with must be named.
  client.changes({})
  // @ts-expect-error No such list.
  makePartnerClient({ baseUrl, key: '' }).list('whoami')
  // @ts-expect-error Without a key there is no such client.
  makePartnerClient({ baseUrl })
}

export type Kept = Collected<never>
export const isKnown = (cause: unknown): boolean =>
  cause instanceof SnapshotChanged || cause instanceof KeyInBrowser || cause instanceof NotVerified

const [baseUrl, folder] = process.argv.slice(2)
if (baseUrl !== undefined && folder !== undefined) await main(baseUrl, folder)
