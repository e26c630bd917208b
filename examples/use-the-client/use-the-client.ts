import { makeAppropriationsClient, SnapshotChanged } from '@rotunda/sdk/appropriations'
import { makeMessageClient, type MessageData, type Sent } from '@rotunda/sdk/message'
import { makePartnerClient } from '@rotunda/sdk/partner'

export const collect = async (baseUrl: string): Promise<number> => {
  // cut: collect
  const appropriations = makeAppropriationsClient({ baseUrl })
  const collected = await appropriations
    .records({ chamber: 'senate', state: ['AL', 'AK'] })
    .collect({ atMost: 20_000 })

  console.log(`${collected.rows.length} records of ${collected.snapshot}`)
  console.log(`Sources checked at ${collected.freshness.checked_at ?? 'an unknown time'}`)
  for (const { code } of collected.coverage) console.log(`- ${code}`)
  console.log(collected.attribution)
  // end: collect
  return collected.rows.length
}

export const walk = async (baseUrl: string, write: (id: string | undefined) => void): Promise<void> => {
  const appropriations = makeAppropriationsClient({ baseUrl })
  // cut: walk
  try {
    for await (const record of appropriations.records({ stage: 'request' })) write(record.id)
    // Only here is it certain that nothing is missing.
  } catch (cause) {
    if (!(cause instanceof SnapshotChanged)) throw cause
    console.log(`Throw away the ${cause.seen.rows} rows of ${cause.seen.snapshot ?? 'no snapshot'}.`)
  }
  // end: walk
}

export const listHearings = async (baseUrl: string, key: string): Promise<number> => {
  // cut: partner
  const partner = makePartnerClient({ baseUrl, key })
  const hearings = await partner
    .list('meetings', { chamber: 'House', event_type: 'Hearing' })
    .collect({ atMost: 5000 })
  // end: partner
  return hearings.rows.length
}

export const send = async (baseUrl: string, key: string, data: MessageData): Promise<Sent> => {
  // cut: send
  const messages = makeMessageClient({ baseUrl, key })
  const sent = await messages.send(data)
  if (sent.kind === 'accepted') console.log(`Stored as ${sent.id}, and on its way.`)
  if (sent.kind === 'refused') console.log(`Not sent: ${sent.problem.message}`)
  if (sent.kind === 'unknown') console.log(`Send the same again under the key ${sent.idempotencyKey}.`)
  // end: send
  return sent
}
