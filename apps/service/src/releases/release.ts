import type { DownloadFile, SourceFreshness, SourceInfo } from '@rotunda/contract'
import type { Coverage } from './build/build-steps.ts'
import type { GateFinding } from './publish/gates/accept-findings.ts'
import type { OpenTable, SharedNumbers } from '../tables/index.ts'

/** A file of a release. `path` is relative to the folder of the release. */
export type ReleaseFile = Omit<DownloadFile, 'url' | 'name'> & { readonly path: string }

/** A rule that a release must keep, and whether it does. */
export type ReleaseCheck = {
  readonly name: string
  readonly passed: boolean
  readonly detail: string
}

/** release.json: a release, described for programs. It does not contain the time or place of its build. */
export type ReleaseSummary = {
  /** SHA-256 over manifest-sha256.txt. */
  readonly id: string
  /** Made from the id. */
  readonly token: string
  readonly files: readonly ReleaseFile[]
  readonly checks: readonly ReleaseCheck[]
  readonly datasets: readonly ReleasedDataset[]
  /** The index that the first version kept in the folder of the release. */
  readonly snapshot?: { readonly path: string; readonly sha256: string; readonly bytes: number }
}

/** Figures of a dataset in a release, without the time and place of publication. */
export type ReleasedDataset = {
  readonly dataset: string
  readonly title: string
  readonly rows: number
  readonly coverage: readonly CoverageCell[]
  readonly notes: readonly { readonly code: string; readonly text: string }[]
  readonly freshness: SourceFreshness
  readonly sources: readonly Omit<SourceInfo, 'sheet' | 'row' | 'pointer'>[]
}

/** Numbers of one group of rows, by the columns that the collection counts by. */
export type CoverageCell = Coverage & Readonly<Record<'rows' | 'refused' | 'sources', number>>

/** One act of publishing. The last one names the current release. */
export type Publication = {
  readonly release: string
  readonly published_at: string
  /** Findings of the release. Each was accepted by name. */
  readonly accepted: readonly GateFinding[]
}

/** A release whose serving the operator has ended. */
export type EndedRelease = {
  readonly summary: ReleaseSummary
  /** Time of the notice. */
  readonly ended_at: string
  /** The operator's reason. */
  readonly notice: string
}

export type OpenRelease = {
  readonly summary: ReleaseSummary
  /** The tables of the collection, by name. */
  readonly tables: Readonly<Record<string, OpenTable>>
  /** Memory of its columns, if threads share them. */
  readonly shared?: SharedColumns | undefined
}

/** Memory for the columns of the tables of a release, by their names. */
export type SharedColumns = Readonly<Record<string, SharedNumbers>>

/** Keeps the release open until it is closed, even when another release is published meanwhile. */
export type ReleaseLease = {
  readonly release: OpenRelease
  /**
   * Makes a second lease for a stream, which may last as long as its reader likes. `reader` names the holder. Throws a
   * refusal if streams hold too many releases.
   */
  keep(reader: string): Pick<ReleaseLease, 'close'>
  close(): void
}

/** Published release, kept current on a running server without a restart. */
export type CurrentRelease = {
  /**
   * The current release; with `wanted`, only if that is its token. Throws the refusals `unavailable` (nothing is
   * published) and `snapshot_changed` (with the current token).
   */
  open(wanted?: string): ReleaseLease
  /**
   * Checks whether another process has published a newer release, and ends once it is served here. Returns whether
   * there was one. Called before a request is refused. Throws the refusal `unavailable` if the newer release cannot be
   * opened, or if the database does not answer and `wanted`, a token or an id, is not known here.
   */
  catchUp(wanted?: string): Promise<boolean>
  /**
   * Returns the summary of a release that was published at any time, by its whole id. Throws the refusals `not_found`
   * (never published), `release_gone` (the operator ended its serving, or its folder was removed) and `unavailable` (its summary is damaged,
   * or it is fetched from the store now).
   */
  getPublished(release: string): ReleaseSummary
  /**
   * Opens a published release, unless it is open already. Callers wait in a queue; a full queue throws the refusal
   * `unavailable`.
   */
  openPublished(release: string, reader: string): Promise<ReleaseLease>
  /**
   * Opens a published release for one short answer, outside the queue: for a second release, whose reader holds the
   * first one already. Throws like `openPublished`.
   */
  openApart(release: string, reader: string): Promise<Pick<ReleaseLease, 'release' | 'close'>>
  /** Finds the id of the published release with this token. Its folder may have been removed since. */
  findByToken(token: string): string | undefined
  /** Lists all acts of publishing, the newest first. */
  listPublications(): readonly Publication[]
  /** Lists the releases whose serving the operator has ended, the last ended first. */
  listEnded(): readonly EndedRelease[]
  /** Finds the summary of a published release, if it is served and its folder still exists, or can be fetched again. */
  findSummary(release: string): ReleaseSummary | undefined
  /** Whether the files of a release are on this machine. */
  isHere(release: string): boolean
  close(): Promise<void>
}
