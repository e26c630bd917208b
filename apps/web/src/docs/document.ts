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
  tutorials: { title: 'Tutorials', says: 'Learn by doing, from the first request to a whole answer.' },
  'how-to': { title: 'How to', says: 'One task each, for those who know what they want.' },
  reference: { title: 'Reference', says: 'Every operation, field, code, setting and command.' },
  explanation: { title: 'Explanation', says: 'What is promised, what is not, and why.' },
  decisions: { title: 'Decisions', says: 'Choices that others would ask about, with what was weighed.' },
  repository: { title: 'The repository', says: 'For those who run this service or change it.' },
} as const

export type Folder = keyof typeof FOLDERS

export const isFolder = (name: string): name is Folder => Object.hasOwn(FOLDERS, name)
