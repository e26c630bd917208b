import { SCOPES } from '@rotunda/contract'
import { putPortalPages } from '@rotunda/web/portal'
import {
  addFirstTerms,
  DEFAULT_QUOTAS,
  issueFirstKey,
  readTermsDraft,
  type AccessNeeds,
} from '../../access/index.ts'
import type { DataApi } from '../../http/data/index.ts'
import type { AppNeeds } from '../../http/index.ts'
import type { AskReaders } from '../../http/readers/index.ts'
import { warnOfLostPasskeys } from '../../people/index.ts'
import type { Clock, Log, Store } from '../../platform/index.ts'
import type { Mail } from '../open-mail.ts'
import { openEvidence } from '../erase-evidence.ts'
import { openSite } from '../open-site.ts'
import type { Settings } from '../settings.ts'

type PortalJobNeeds = BookNeeds & {
  readonly settings: Settings
  readonly log: Log
  readonly clock: Clock
  readonly access: AccessNeeds
  readonly mail: Mail
}

/** Portal of partners and of corrections, and its pages, which readers cannot write: they do not know who is signed in. */
export const openPortalJob = (needs: PortalJobNeeds) => {
  const { settings, log, clock, access, mail } = needs
  const site = openSite(settings)
  const reports = { ...access, ...openEvidence(settings, access.sealer) }
  const portal: AppNeeds['portal'] = {
    ...reports,
    openBook: openBooks(needs),
    pages: (app, around) => {
      putPortalPages(app, { ...around, site })
    },
    ...(mail.sandboxMail && { sandboxMail: mail.sandboxMail }),
  }
  return {
    routed: { portal },
    /** Step of the start, on a store that is open. */
    begin: async (store: Store) => {
      await putDraftInForce({ ...access, store }, clock())
      await warnOfLostPasskeys({ store, log }, settings.ROTUNDA_PUBLIC_URL)
    },
    issueDevelopmentKey: () => issueDevelopmentKey(access, clock()),
  }
}

type BookNeeds = {
  readonly apis: readonly Pick<DataApi, 'currentRelease'>[]
  readonly readers: Pick<AskReaders, 'openBook'>
}

/**
 * Opens record books for requests. Before a record counts as unknown, this process reads what other processes have
 * published.
 */
const openBooks =
  ({ apis, readers }: BookNeeds): AskReaders['openBook'] =>
  (asker) => {
    const book = readers.openBook(asker)
    const catchUp = async (): Promise<boolean> =>
      (await Promise.all(apis.map(({ currentRelease }) => currentRelease.catchUp()))).includes(true)
    const find = async (named: string) =>
      (await book.find(named)) ?? ((await catchUp()) ? book.find(named) : undefined)
    return { ...book, find }
  }

const ACTOR = 'first start'

/**
 * Issues a key with every scope in a sandbox without keys, so that the first message can be sent at once. It has the
 * default quotas, so that a program that works with this key works with other keys, too.
 */
const issueDevelopmentKey = async (access: AccessNeeds, at: Date): Promise<string | undefined> => {
  if (access.kind !== 'test') return undefined
  const terms = {
    organisation: 'Example Organization',
    scopes: SCOPES,
    quotas: DEFAULT_QUOTAS,
    withoutTerms: 'It is the development key of a sandbox.',
  }
  const issued = await issueFirstKey(access, { ...terms, actor: ACTOR, at })
  return issued?.secret
}

/** Puts the draft of the terms in force in a sandbox without terms, so that every step of the portal can be tried. */
const putDraftInForce = async (access: AccessNeeds, at: Date): Promise<void> => {
  if (access.kind !== 'test') return
  await addFirstTerms(access, { version: 'draft', text: readTermsDraft(), inForceAt: at, actor: ACTOR }, at)
}
