import { Refusal, type Clock } from '../../platform/index.ts'
import type { DocketDestination } from '../destination.ts'
import { rememberCategories, shareAnswers } from './share-answers.ts'
import type { FetchJson } from './fetch-json.ts'
import { lookUpDocket, type LookUpDocketNeeds, type WantedDocument } from './look-up-docket.ts'
import { normaliseDocketId } from './normalise-docket-id.ts'
import {
  keepOpenDockets,
  type DocketRefresh,
  type DocketSnapshot,
  type OpenDocketList,
} from './open-dockets.ts'
import { refuseOtherNumbers } from './refuse-other-numbers.ts'
import { LIST_LIMITS } from '../limits.ts'

export type DocketDirectoryNeeds = Omit<LookUpDocketNeeds, 'regulationsGov'> & {
  /** Reads that count in the share of this organisation. */
  readonly regulationsGov: (organisation: string) => FetchJson
  readonly clock: Clock
}

export type DocketDirectory = {
  /**
   * Finds the document that a comment on this docket is filed on. Throws a Refusal: `invalid_message` with the reason
   * why the docket takes no comments, or `unavailable` if that could not be found out. A docket on the list is not
   * looked up. Without `document` it is chosen by its kind.
   */
  resolveDocket(text: string, organisation: string, document?: string): Promise<DocketDestination>
  /** List as last fetched; throws a Refusal `unavailable` before the first fetch. */
  listOpenDockets(): OpenDocketList
  /** The list for other processes; undefined before the first fetch. */
  getKept(): DocketSnapshot | undefined
  /** Takes the list of another process, in place of a fetch. */
  take(kept: DocketSnapshot): void
  /**
   * Fetches the list again; throws a Refusal `unavailable` and keeps the old one on failure. Up to a few agencies for
   * which Regulations.gov gives no categories are left out, and named.
   */
  refresh(): Promise<DocketRefresh>
}

const KEEP_OPEN_SECONDS = LIST_LIMITS.openDocketSeconds.value
const KEEP_REFUSED_SECONDS = LIST_LIMITS.refusedDocketSeconds.value
const CAPACITY = LIST_LIMITS.docketsRemembered.value

/** Finds dockets on the Federal Register and on Regulations.gov, and remembers the answers for a while. */
export const makeDocketDirectory = (needs: DocketDirectoryNeeds): DocketDirectory => {
  const { clock, federalRegister } = needs
  const listCategories = rememberCategories(needs.listCategories, clock)
  const share = shareAnswers<DocketDestination>({
    clock,
    keepSeconds: ({ closesAt }) => secondsOpen(closesAt, clock()),
    keepErrorSeconds: (error) => (isFinal(error) ? KEEP_REFUSED_SECONDS : 0),
    capacity: CAPACITY,
  })
  const lookUp = async (wanted: WantedDocument, organisation: string): Promise<DocketDestination> => {
    await refuseOtherNumbers(wanted.docketId, federalRegister)
    const regulationsGov = needs.regulationsGov(organisation)
    return lookUpDocket({ federalRegister, regulationsGov, listCategories }, wanted, clock())
  }
  const { findListed, ...openDockets } = keepOpenDockets({ federalRegister, listCategories, clock })
  return {
    resolveDocket: async (text, organisation, document) => {
      const docketId = normaliseDocketId(text)
      const wanted = { docketId, documentId: document?.toUpperCase() }
      const question = `${docketId} ${wanted.documentId ?? ''}`
      return findListed(wanted) ?? share(question, () => lookUp(wanted, organisation), organisation)
    },
    ...openDockets,
  }
}

/** An answer never outlives its comment period. */
const secondsOpen = (closesAt: Date | null, now: Date): number =>
  closesAt === null
    ? KEEP_OPEN_SECONDS
    : Math.min(KEEP_OPEN_SECONDS, (closesAt.getTime() - now.getTime()) / 1000)

const isFinal = (error: unknown): boolean => error instanceof Refusal && error.code === 'invalid_message'
