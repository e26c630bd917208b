/** The head of bench/results.md: the code and the machine of every number on the page. */
export type Head = { readonly commit: string; readonly day: string; readonly machine: string }

export type Part = { readonly name: string; readonly text: string }

/** Loads are means of a minute over everything that runs on the machine. */
export type Run = { readonly minutes: number; readonly loads: readonly [begin: number, end: number] }

export const writePage = (head: Head, run: Run, parts: readonly Part[]): string =>
  `# Results

Measured by \`npm run bench\` on ${head.day}: ${head.machine}.

Version: the code of commit \`${head.commit}\`.

The run took ${run.minutes.toFixed(0)} minutes. ${describeLoads('Load', run.loads)}, a mean of one minute over everything that
runs on the machine. Load generators and simulators share the cores with the service. The numbers come from one machine
and one run, so only their ratios carry over to other machines.

${parts.map(writePart).join('')}`.trimEnd() + '\n'

export const describeLoads = (subject: string, [begin, end]: Run['loads']): string =>
  `${subject}: ${begin.toFixed(1)} at the beginning, ${end.toFixed(1)} at the end`

/** Undefined for a page whose parts were measured on several commits. */
export const readHead = (page: string): Head | undefined => {
  const [text = ''] = splitParts(page)
  const [, day, machine] = /^Measured by `npm run bench` on (\S+): (.+)\.$/m.exec(text) ?? []
  const [, commit] = /^Version: the code of commit `([0-9a-f]+)`\.$/m.exec(text) ?? []
  return day === undefined || machine === undefined || commit === undefined
    ? undefined
    : { commit, day, machine }
}

/**
 * The page with one part measured again; a new part goes to the end. A part of another commit, day or machine than the
 * page names its own.
 */
export const replacePart = (page: string, part: Part, here: Head): string => {
  const [head = '', ...parts] = splitParts(page)
  const isSame = (text: string) => text.startsWith(markOf(part.name))
  const written = writePart({ ...part, text: isOfPage(page, here) ? part.text : nameHead(part.text, here) })
  const all = parts.some(isSame)
    ? parts.map((text) => (isSame(text) ? written : text))
    : [...parts, `\n${written}`]
  return `${[head, ...all].join('').trimEnd()}\n`
}

const isOfPage = (page: string, here: Head): boolean => {
  const head = readHead(page)
  return head !== undefined && (['commit', 'day', 'machine'] as const).every((key) => head[key] === here[key])
}

const nameHead = (text: string, { commit, day, machine }: Head): string =>
  text.replace(
    '\n\n',
    `\n\nMeasured apart from the rest of this page, on ${day} at commit \`${commit}\`: ${machine}.\n\n`,
  )

const markOf = (name: string): string => `<!-- part: ${name} -->`
const writePart = ({ name, text }: Part): string => `${markOf(name)}\n\n${text}\n\n`
const splitParts = (page: string): string[] => page.split(/(?=<!-- part: )/)
