export { lineageDecisions, LINEAGE_DECISIONS, type LineageDecisionDraft } from './lineage-decisions.ts'
export {
  LINEAGE_LABELS,
  lineageLabels,
  readLabels,
  type LineageLabelDraft,
  type Verdict,
} from './lineage-labels.ts'
export {
  LINEAGE_MEMBERS,
  LINEAGE_RECORDS,
  LINEAGE_RELEASES,
  releaseManifest,
  writeReleaseRecords,
  type LineageMemberDraft,
  type LineageRecordDraft,
  type LineageReleaseDraft,
} from './release-manifest.ts'
