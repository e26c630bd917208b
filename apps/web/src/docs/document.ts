/** A documentation page of the repository, as its authors wrote it. */
export type Document = {
  /** Path from the root of the repository, such as `docs/how-to/go-live.md`. */
  readonly file: string
  readonly address: string
  readonly folder: Folder
  /** The first heading. */
  readonly title: string
  readonly markdown: string
}

/** Purpose of each folder, in the order in which newcomers need them. */
export const FOLDERS = {
  tutorials: { title: 'Tutorials', says: 'Lessons to follow, from a first request to a complete answer.' },
  'how-to': { title: 'How to', says: 'Instructions, one task each.' },
  reference: { title: 'Reference', says: 'Fields, codes, settings, commands, and rules of the APIs.' },
  explanation: { title: 'Explanation', says: 'How the service works, what it promises, and why.' },
  decisions: { title: 'Decisions', says: 'Choices that shaped the service, with their alternatives.' },
  repository: { title: 'The repository', says: 'For people who run or change this service.' },
} as const

export type Folder = keyof typeof FOLDERS

export const isFolder = (name: string): name is Folder => Object.hasOwn(FOLDERS, name)
