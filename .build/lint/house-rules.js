/**
 * Rules of this repository that no other plugin has; `.oxlintrc.json` loads them. Plain JavaScript, since the linter reads it
 * with whatever Node runs it.
 */

const keyReaders = ['getQueryData', 'setQueryData', 'getQueryState', 'ensureQueryData']

/** Without `as const` and `satisfies`. */
const bare = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

const isList = (node) => bare(node)?.type === 'ArrayExpression'

/** Keys of reads are built in queries.ts, or in a file whose name ends so, alone: what makes reads stale finds them all. */
const keysInQueries = {
  meta: {
    type: 'problem',
    messages: {
      built: 'Take the key from a queries.ts: a key that is built elsewhere is missed when it is stale.',
    },
  },
  create(context) {
    if (/(^|[/\\-])queries\.ts$/.test(context.filename)) return {}
    const report = (node) => context.report({ node, messageId: 'built' })
    return {
      Property(node) {
        if (node.key.name === 'queryKey' && isList(node.value)) report(node.value)
      },
      VariableDeclarator(node) {
        if (node.id.name === 'queryKey' && isList(node.init)) report(node.init)
      },
      CallExpression({ callee, arguments: [first] }) {
        if (keyReaders.includes(callee.property?.name) && isList(first)) report(first)
      },
    }
  },
}

const passesOn = (statement) =>
  ['ImportDeclaration', 'ExportAllDeclaration'].includes(statement.type) ||
  (statement.type === 'ExportNamedDeclaration' && !statement.declaration) ||
  (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'Identifier')

/** A slice offers real files: an index that only passes on hides what is loaded with it. */
const noPassingIndex = {
  meta: {
    type: 'problem',
    messages: {
      passesOn: 'Import the file itself: an index that only passes on hides what is loaded with it.',
    },
  },
  create(context) {
    if (!/(^|[/\\])index\.tsx?$/.test(context.filename)) return {}
    return {
      Program(node) {
        if (node.body.every(passesOn)) context.report({ node, messageId: 'passesOn' })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'keys-in-queries': keysInQueries, 'no-passing-index': noPassingIndex },
}
