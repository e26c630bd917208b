import type { Command } from './command.ts'

type Load = () => Promise<Command | readonly Command[]>

/**
 * Everything that an operator can order, in the order of the help. A command is loaded when it is given, and a family
 * under its first word is loaded as a whole.
 */
const COMMAND_TABLE: Readonly<Record<string, Load>> = {
  serve: async () => (await import('./serve.ts')).serve,
  status: async () => (await import('./show-status.ts')).showStatus,
  keys: async () => (await import('./keys.ts')).KEY_COMMANDS,
  organisations: async () => (await import('./organisations.ts')).ORGANISATION_COMMANDS,
  people: async () => (await import('./people.ts')).PEOPLE_COMMANDS,
  requests: async () => (await import('./requests-steps.ts')).REQUEST_COMMANDS,
  terms: async () => (await import('./terms.ts')).TERMS_COMMANDS,
  'messages list': async () => (await import('./messages-list.ts')).messagesList,
  'messages show': async () => (await import('./messages-show.ts')).messagesShow,
  'messages retry': async () => (await import('./messages-retry.ts')).messagesRetry,
  'messages hold': async () => (await import('./messages-hold.ts')).messagesHold,
  'messages release': async () => (await import('./messages-release.ts')).messagesRelease,
  'channels list': async () => (await import('./channels-list.ts')).channelsList,
  'channels pause': async () => (await import('./channels-pause.ts')).channelsPause,
  'channels resume': async () => (await import('./channels-resume.ts')).channelsResume,
  'channels check': async () => (await import('./channels-check.ts')).channelsCheck,
  'roster refresh': async () => (await import('./roster-refresh.ts')).rosterRefresh,
  'roster show': async () => (await import('./roster-show.ts')).rosterShow,
  'sources fetch': async () => (await import('./sources-fetch.ts')).sourcesFetch,
  'sources add': async () => (await import('./sources-add.ts')).sourcesAdd,
  'sources withdraw': async () => (await import('./sources-withdraw.ts')).sourcesWithdraw,
  'sources sample': async () => (await import('./sources-sample.ts')).sourcesSample,
  'sources list': async () => (await import('./sources-list.ts')).sourcesList,
  'sources check': async () => (await import('./sources-check.ts')).sourcesCheck,
  corrections: async () => (await import('./corrections-steps.ts')).REPORT_COMMANDS,
  'corrections add': async () => (await import('./corrections-add.ts')).correctionsAdd,
  'corrections withdraw': async () => (await import('./corrections-withdraw.ts')).correctionsWithdraw,
  'corrections check': async () => (await import('./corrections-check.ts')).correctionsCheck,
  'corrections import': async () => (await import('./corrections-import.ts')).correctionsImport,
  'corrections export': async () => (await import('./corrections-export.ts')).correctionsExport,
  'lineage archive': async () => (await import('./lineage-archive.ts')).lineageArchive,
  'lineage score': async () => (await import('./lineage-score.ts')).lineageScore,
  'spending archive': async () => (await import('./spending-archive.ts')).spendingArchive,
  'release build': async () => (await import('./release-build.ts')).releaseBuild,
  'release builds': async () => (await import('./release-builds.ts')).releaseBuilds,
  'release list': async () => (await import('./release-list.ts')).releaseList,
  'release verify': async () => (await import('./release-verify.ts')).releaseVerify,
  'release end': async () => (await import('./release-end.ts')).releaseEnd,
  'release publish': async () => (await import('./release-publish.ts')).releasePublish,
  'services list': async () => (await import('./services-list.ts')).servicesList,
  'store clean': async () => (await import('./store-clean.ts')).storeClean,
  'database migrate': async () => (await import('./database-migrate.ts')).databaseMigrate,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  purge: async () => (await import('./purge-texts.ts')).purgeTexts,
  'secrets forget': async () => (await import('./secrets-forget.ts')).secretsForget,
  'audit check': async () => (await import('./audit-check.ts')).auditCheck,
  'audit head': async () => (await import('./audit-head.ts')).auditHead,
  'audit list': async () => (await import('./audit-list.ts')).auditList,
  'mail list': async () => (await import('./mail-list.ts')).mailList,
  'mail show': async () => (await import('./mail-show.ts')).mailShow,
  'mail pause': async () => (await import('./mail-pause.ts')).mailPause,
  'mail resume': async () => (await import('./mail-pause.ts')).mailResume,
  completion: async () => (await import('./completion.ts')).completion,
}

export const loadCommand = async (words: string): Promise<Command> => {
  const [first = ''] = words.split(' ')
  const loaded = await (COMMAND_TABLE[words] ?? COMMAND_TABLE[first])?.()
  const found = [loaded ?? []].flat().find((command) => command.words === words)
  if (found === undefined) throw new Error(`the table has no command "${words}"; run npm run generate`)
  return found
}

export const loadCommands = async (): Promise<Command[]> =>
  (await Promise.all(Object.values(COMMAND_TABLE).map((load) => load()))).flat()
