import {
  LINEAGE_DECISIONS,
  LINEAGE_LABELS,
  LINEAGE_MEMBERS,
  LINEAGE_RECORDS,
  LINEAGE_RELEASES,
  type LineageDecisionDraft,
  type LineageLabelDraft,
  type LineageMemberDraft,
  type LineageRecordDraft,
  type LineageReleaseDraft,
} from '../../../publishers/lineage/index.ts'
import type { FactKind, Facts } from '../../families/index.ts'

export const RELEASE_FACTS: FactKind<LineageReleaseDraft> = {
  name: LINEAGE_RELEASES,
  identityOf: ({ collection }) => collection,
  shown: ['collection', 'release'],
}

/** The bundle shows the ids alone: the records themselves are in the release that is named with them. */
export const RECORD_FACTS: FactKind<LineageRecordDraft> = {
  name: LINEAGE_RECORDS,
  identityOf: ({ id }) => id,
  shown: ['id'],
}

export const DECISION_FACTS: FactKind<LineageDecisionDraft> = {
  name: LINEAGE_DECISIONS,
  identityOf: ({ id }) => id,
  shown: ['id', 'record', 'project', 'decision'],
}

export const MEMBER_FACTS: FactKind<LineageMemberDraft> = {
  name: LINEAGE_MEMBERS,
  identityOf: ({ id }) => id,
  shown: ['id'],
}

export const LABEL_FACTS: FactKind<LineageLabelDraft> = {
  name: LINEAGE_LABELS,
  identityOf: ({ record, project }) => `${record} ${project}`,
}

/** Id of the archived release of a collection; undefined if none is archived. */
export const findRelease = (facts: Facts, collection: string): string | undefined =>
  [...facts.list(RELEASE_FACTS)].find(({ draft }) => draft.collection === collection)?.draft.release
