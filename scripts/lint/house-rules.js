const TIME = 'The time is an argument or `clock: Clock`: code that asks the machine cannot be tested.'
const CHILD =
  'A child lives on when its test fails: start it within `endWithTest(spawn(…))`, of platform/testing.ts.'
const LIMIT = 'A run without a `timeout` may have no end: RUN_MILLISECONDS of platform/testing.ts.'
const SIGNAL =
  'A wait without an end keeps the suite from ending: give `signal: patience()`, of platform/testing.ts.'
const ONCE = 'A wait without an end keeps the suite from ending: take `once` of platform/testing.ts.'
const SMALL =
  'A bound of its own is too short on some machine: WAIT_MILLISECONDS of platform/testing.ts is the one for all.'
const REAL =
  'An assertion on the clock of the machine fails on a slow one: hand in a clock, or count events or processor time.'
const ENVIRONMENT = 'Use the global `process`, so that reading the environment stays visible to the linter.'

/** Names that say where a thing was dropped instead of what it is about. */
const EMPTY_NAME = /^(utils?|helpers?|common|misc|managers?|base)$/

/** A rule that reports every node matching one of the selectors, with the message beside it. */
const forbid = (messages) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
})

const fileNamesSayWhat = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: (node) => {
      const words = context.filename.slice(context.cwd.length).split(/[\\/.-]/)
      const empty = words.find((word) => EMPTY_NAME.test(word))
      if (empty) context.report({ node, message: `"${empty}" says nothing: name the file by its subject.` })
    },
  }),
}

/** The reason stands on the line of the assertion, on the line above it, or above the statement that holds it. */
const assertionsGiveAReason = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const isConst = (node) => node.typeAnnotation.typeName?.name === 'const'
    const commented = new Set()
    for (const comment of context.sourceCode.getAllComments()) {
      commented
        .add(comment.loc.start.line)
        .add(comment.loc.end.line)
        .add(comment.loc.end.line + 1)
    }
    const statementOf = (node) =>
      /Statement|Declaration|PropertyDefinition/.test(node.type) || !node.parent
        ? node
        : statementOf(node.parent)
    const explained = (node) =>
      [node.loc.start.line, node.loc.end.line, statementOf(node).loc.start.line].some((line) =>
        commented.has(line),
      )
    return {
      TSAsExpression: (node) => {
        if (isConst(node) || explained(node)) return
        context.report({ node, message: 'An `as` needs its reason in a comment beside it.' })
      },
    }
  },
}

/** Words that turn the opening of a comment into a clause, so that a reader waits for its subject. */
const OPENING = /^(What|Who|Whose|Whom|Where|Which|Of|How)\b/

const commentsOpenWithTheirSubject = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, word] = OPENING.exec(comment.value.replace(/^[*\s]+/, '')) ?? []
        if (word === undefined) continue
        context.report({
          loc: comment.loc,
          message: `A comment opens with its subject, not with "${word}": name the thing.`,
        })
      }
    },
  }),
}

/** 0 for modules of Node, 1 for packages, 2 for files of this repository. */
const nearnessOf = ({ source: { value } }) => (value.startsWith('node:') ? 0 : value.startsWith('.') ? 2 : 1)

const importsComeNearer = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: ({ body }) => {
      const imports = body.filter(({ type }) => type === 'ImportDeclaration')
      for (const [index, node] of imports.entries()) {
        if (index === 0 || nearnessOf(imports[index - 1]) <= nearnessOf(node)) continue
        context.report({ node, message: 'Imports of Node come first, then packages, then files of our own.' })
      }
    },
  }),
}

/** Rules of this house that no published plugin has. In JavaScript, as ESLint loads its configuration. */
export const house = {
  meta: { name: 'house' },
  rules: {
    'file-names-say-what': fileNamesSayWhat,
    'assertions-give-a-reason': assertionsGiveAReason,
    'imports-come-nearer': importsComeNearer,
    'comments-open-with-their-subject': commentsOpenWithTheirSubject,
    'time-is-a-dependency': forbid({
      "CallExpression[callee.object.name='Date'][callee.property.name='now']": TIME,
      "CallExpression[callee.name='Date']": TIME,
      "NewExpression[callee.name='Date'][arguments.length=0]": TIME,
      "MemberExpression[object.name='Temporal'][property.name='Now']": TIME,
    }),
    'waits-have-an-end': forbid({
      "CallExpression[callee.name=/^(spawn|fork)$/]:not(CallExpression[callee.name='endWithTest'] > *)":
        CHILD,
      'CallExpression[callee.name=/^exec(File)?$/]': CHILD,
      "CallExpression[callee.name='promisify'] > Identifier[name=/^exec/]": CHILD,
      "CallExpression[callee.name=/^(spawn|exec|execFile)Sync$/]:not(:has(Property[key.name='timeout']))":
        LIMIT,
      "CallExpression[callee.name='fetch']:not(:has(Property[key.name='signal']))": SIGNAL,
      "Property[key.name='timeout'] > Literal.value": SMALL,
      "CallExpression[callee.object.name='assert'] CallExpression[callee.object.name='performance']": REAL,
      "ImportDeclaration[source.value='node:events'] > ImportSpecifier[imported.name='once']": ONCE,
    }),
    'environment-is-not-imported': forbid({
      'ImportDeclaration[source.value=/^(node:)?process$/]': ENVIRONMENT,
    }),
  },
}
