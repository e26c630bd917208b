export { lineageDecisions, LINEAGE_DECISIONS, type LineageDecisionDraft } from './lineage-decisions.ts'
export {
  LINEAGE_RECORDS,
  LINEAGE_RELEASES,
  releaseManifest,
  writeReleaseRecords,
  type LineageRecordDraft,
  type LineageReleaseDraft,
} from './release-manifest.ts'
