import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Random } from '../crash/random.ts'
import { makeData, MARK, type Written } from '../crash/write-messages.ts'
import type { Answer, Kind, Load } from './load.ts'

type ClientNeeds = {
  readonly load: Load
  readonly random: Random
  readonly key: string
  readonly mailToken: string
}

const SENDERS = 2
/** Tries of a message after the load was stopped, and the pause between them. */
const [LAST_TRIES, LAST_MILLISECONDS] = [100, 500]

/** Starts the clients. Resolves after the load was stopped, with the messages that they wrote. */
export const startClients = async (needs: ClientNeeds): Promise<Written[]> => {
  const ids: string[] = []
  const { random } = needs
  const senders = Array.from({ length: SENDERS }, (_, index) =>
    sendMessages({ ...needs, random: random.fork(`sender ${index}`) }, `s${index}`, ids),
  )
  const others = [
    readStatus,
    readLists,
    walkRecords,
    readPages,
    download,
    readPartner,
    signIn,
    askChallenge,
  ].map((client) => client({ ...needs, random: random.fork(client.name) }, ids))
  const written = await Promise.all(senders)
  await Promise.all(others)
  return written.flat()
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** Sends message after message, and repeats those with an Idempotency-Key until they are accepted. */
const sendMessages = async ({ load, random, key }: ClientNeeds, name: string, ids: string[]) => {
  const all: Written[] = []
  const isOver = () => load.isOver
  while (!isOver()) {
    const marker = `${MARK}${name}n${all.length}`
    const idempotencyKey = random.chance(0.8) ? `key-${name}-${all.length}` : undefined
    const written: Written = { marker, idempotencyKey, ids: [], strange: [] }
    all.push(written)
    const body = { data: makeData(random, marker) }
    const headers = { ...bearer(key), ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
    let triesLeft = LAST_TRIES
    for (;;) {
      const answer = await load.ask({
        kind: 'message',
        method: 'POST',
        path: '/api/send-message',
        headers,
        body,
      })
      const id = answer?.headers.location?.split('/').at(-1)
      if (answer?.status === 200 && id !== undefined) {
        written.ids.push(id)
        ids.push(id)
      } else if (answer !== undefined && answer.status !== 503)
        written.strange.push(`${answer.status} ${answer.body.toString('utf8')}`)
      if (answer !== undefined && answer.status !== 503) break
      // Without a key a careful client does not send it again.
      if (idempotencyKey === undefined) break
      await load.pause(500)
      // A message that is under way is brought to its end, where a process still accepts it.
      if (isOver() && triesLeft-- === 0) break
      if (isOver()) await setTimeout(LAST_MILLISECONDS)
    }
    await load.pause(random.between(200, 500))
  }
  return all
}

type Client = (needs: ClientNeeds, ids: readonly string[]) => Promise<void>

const repeat = async (
  { load, random }: ClientNeeds,
  pause: number,
  turn: () => Promise<unknown>,
): Promise<void> => {
  while (!load.isOver) {
    await turn()
    await load.pause(random.between(pause / 2, pause * 1.5))
  }
}

const readStatus: Client = (needs, ids) =>
  repeat(needs, 700, async () => {
    const headers = bearer(needs.key)
    if (ids.length > 0)
      await needs.load.ask({ kind: 'status', path: `/api/messages/${needs.random.pick(ids)}`, headers })
    await needs.load.ask({ kind: 'status', path: '/api/messages?limit=5', headers })
  })

const readAny =
  (
    kind: Kind,
    paths: readonly string[],
    headers: (needs: ClientNeeds) => Readonly<Record<string, string>>,
  ): Client =>
  (needs) =>
    repeat(needs, 700, () =>
      needs.load.ask({ kind, path: needs.random.pick(paths), headers: headers(needs) }),
    )

const LISTS = ['/api/legislators', '/api/issue-areas', '/api/dockets', '/api/status']
const PAGES = [
  '/',
  '/records',
  '/enacted',
  '/search?q=york',
  '/downloads',
  '/docs',
  '/datasets/award-spending',
]
const OF_PARTNERS = ['whoami', 'members?limit=5', 'committees?limit=5'].map(
  (path) => `/api/partner/v1/${path}`,
)

const readLists = readAny('list', LISTS, () => ({}))
const readPages = readAny('page', PAGES, () => ({ accept: 'text/html' }))
const readPartner = readAny('partner', OF_PARTNERS, ({ key }) => bearer(key))

type Page = { readonly meta: { readonly snapshot: string; readonly next_offset: number | null } }

/** A snapshot that was replaced too long ago, or that was ended: the walk begins again. */
const GONE = [409, 410]

/** Walks the records page by page with the token of the first, and asks for a total of the same snapshot. */
const walkRecords: Client = async (needs) => {
  const { load } = needs
  let [snapshot, offset] = ['', 0]
  await repeat(needs, 300, async () => {
    const pinned = snapshot === '' ? '' : `&snapshot=${snapshot}`
    const path = `/api/appropriations/v1/records?limit=20&offset=${offset}${pinned}`
    const answer = await load.ask({ kind: 'data', path, may: GONE })
    if (answer === undefined || answer.status === 503) return
    if (answer.status !== 200) {
      ;[snapshot, offset] = ['', 0]
      return
    }
    if (pinned !== '') load.compare(path, answer.body)
    // Held to its description by other tests.
    const { meta } = JSON.parse(answer.body.toString('utf8')) as Page
    const total = `/api/appropriations/v1/aggregates?group_by=state&snapshot=${meta.snapshot}`
    const summed = await load.ask({ kind: 'data', path: total, may: GONE })
    if (summed?.status === 200) load.compare(total, summed.body)
    ;[snapshot, offset] = meta.next_offset === null ? ['', 0] : [meta.snapshot, meta.next_offset]
  })
}

/** Reads the sums of the latest release, and one of its files as a whole. */
const download: Client = (needs) =>
  repeat(needs, 1000, async () => {
    const { load, random } = needs
    const kind = 'download'
    const latest = await load.ask({ kind, path: '/downloads/latest/SHA256SUMS', may: [302, 307] })
    const location = latest?.headers.location
    if (location === undefined) return
    const sums = await load.ask({ kind, path: location, may: GONE })
    if (sums?.status !== 200) return
    const [sha256 = '', name = ''] = random.pick(sums.body.toString('utf8').trim().split('\n')).split(/ [ *]/)
    const file = await load.ask({ kind, path: location.replace('SHA256SUMS', name), may: GONE })
    if (file?.status === 200 && createHash('sha256').update(file.body).digest('hex') !== sha256)
      load.wrongBytes.push(`${location}: ${name}`)
  })

let visitors = 0

/** An address of its own for each visitor, since one address may ask for few codes an hour. */
const nextAddress = (): string => {
  visitors += 1
  return `127.9.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

const cookiesOf = (answer: Answer | undefined): string =>
  (answer?.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')

/** Signs a new person in by the code of a mail of the sandbox, and asks who is signed in. */
const signIn: Client = (needs) =>
  repeat(needs, 4000, async () => {
    const { load } = needs
    const from = nextAddress()
    const mailbox = `visitor${from.replaceAll('.', '-')}@society.example`
    const base = { kind: 'portal', from } as const
    const origin = load.origin
    const path = '/api/portal/v1/sign-in'
    const asked = await load.ask({ ...base, method: 'POST', path, headers: { origin }, body: { mailbox } })
    if (asked?.status !== 200) return
    const code = await readCode(needs, mailbox, from)
    if (code === undefined) return
    const headers = { origin, cookie: cookiesOf(asked) }
    const typed = { mailbox, code }
    const signed = await load.ask({ ...base, method: 'POST', path: `${path}/code`, headers, body: typed })
    if (signed?.status !== 200) return
    await load.ask({ ...base, path: '/api/portal/v1/me', headers: { cookie: cookiesOf(signed) } })
  })

type Mails = { readonly data: readonly { readonly id: string; readonly mailbox: string }[] }

/** Undefined for a code that has not come when the load ends. */
const readCode = async (
  { load, mailToken }: ClientNeeds,
  mailbox: string,
  from: string,
): Promise<string | undefined> => {
  const headers = bearer(mailToken)
  while (!load.isOver) {
    const listed = await load.ask({ kind: 'portal', path: '/api/sandbox/mail', from, headers })
    // Held to its shape by other tests.
    const mails = listed?.status === 200 ? (JSON.parse(listed.body.toString('utf8')) as Mails).data : []
    const id = mails.find((mail) => mail.mailbox === mailbox)?.id
    const mail = id && (await load.ask({ kind: 'portal', path: `/api/sandbox/mail/${id}`, from, headers }))
    const [code] = /\b\d{8}\b/.exec((mail && mail.body.toString('utf8')) || '') ?? []
    if (code !== undefined) return code
    await load.pause(500)
  }
  return undefined
}

const askChallenge: Client = (needs) =>
  repeat(needs, 2000, () => needs.load.ask({ kind: 'report', path: '/api/corrections/v1/challenge' }))
