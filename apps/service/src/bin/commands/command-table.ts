import { auditCheck } from './audit-check.ts'
import { channelsCheck } from './channels-check.ts'
import { channelsList } from './channels-list.ts'
import type { Command } from './command.ts'
import { correctionsCheck } from './corrections-check.ts'
import { keysIssue } from './keys-issue.ts'
import { keysList } from './keys-list.ts'
import { keysRevoke } from './keys-revoke.ts'
import { messagesHold } from './messages-hold.ts'
import { messagesList } from './messages-list.ts'
import { messagesRelease } from './messages-release.ts'
import { messagesRetry } from './messages-retry.ts'
import { messagesShow } from './messages-show.ts'
import { purgeTexts } from './purge-texts.ts'
import { releaseBuild } from './release-build.ts'
import { releaseList } from './release-list.ts'
import { releasePublish } from './release-publish.ts'
import { releaseVerify } from './release-verify.ts'
import { rosterRefresh } from './roster-refresh.ts'
import { rosterShow } from './roster-show.ts'
import { secretsForget } from './secrets-forget.ts'
import { sourcesAdd } from './sources-add.ts'
import { sourcesCheck } from './sources-check.ts'
import { sourcesFetch } from './sources-fetch.ts'
import { sourcesList } from './sources-list.ts'
import { sourcesSample } from './sources-sample.ts'

/** Everything that an operator can order, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  keysIssue,
  keysList,
  keysRevoke,
  messagesList,
  messagesShow,
  messagesRetry,
  messagesHold,
  messagesRelease,
  channelsList,
  channelsCheck,
  rosterRefresh,
  rosterShow,
  sourcesFetch,
  sourcesAdd,
  sourcesSample,
  sourcesList,
  sourcesCheck,
  correctionsCheck,
  releaseBuild,
  releaseList,
  releaseVerify,
  releasePublish,
  purgeTexts,
  secretsForget,
  auditCheck,
]
