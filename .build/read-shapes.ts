/**
 * `tsx .build/read-shapes.ts [--check]`: records what the queries return that a device may keep, by their types. Where that of a
 * table has changed since the record, `readSteps` must have one more step for it, else nothing is written and the check fails.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { readSteps } from '../src/shared/api/read-steps.ts'

/** For each table: the steps so far, and the type of what each query returns. */
type Shapes = Record<string, { version: number; queries: Record<string, string> }>

/** Types whose properties say nothing of what was read. */
const opaque = ['Blob', 'File', 'Date', 'Map', 'Set']

const recordFile = 'src/shared/api/read-shapes.json'
const root = process.cwd()
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
)
const program = ts.createProgram(
  fileNames.filter((name) => name.startsWith(`${root}/src/`) && !name.includes('.test.')),
  options,
)
const checker = program.getTypeChecker()

const recorded: Shapes = JSON.parse(readFileSync(recordFile, 'utf8'))
const current = readShapes()
const stale = Object.keys({ ...recorded, ...current }).filter(
  (table) => JSON.stringify(recorded[table]) !== JSON.stringify(current[table]),
)
const withoutStep = stale.filter(
  (table) =>
    recorded[table] &&
    current[table] &&
    recorded[table].version === current[table].version &&
    isChanged(table),
)
if (withoutStep.length > 0) {
  fail(
    `what queries of ${withoutStep.join(', ')} return has changed: add a step to src/shared/api/read-steps.ts`,
  )
}
if (process.argv.includes('--check')) {
  if (stale.length > 0)
    fail(`${recordFile} is not current for ${stale.join(', ')}: run tsx .build/read-shapes.ts`)
} else {
  writeFileSync(recordFile, `${JSON.stringify(current, null, 2)}\n`)
}

/** Whether a query that was there returns something else; new queries and ones that are gone have left nothing behind to bring up. */
function isChanged(table: string): boolean {
  const [before, now] = [recorded[table]!.queries, current[table]!.queries]
  return Object.keys(before).some((query) => now[query] !== undefined && now[query] !== before[query])
}

function readShapes(): Shapes {
  const shapes: Shapes = {}
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:infiniteQ|q)ueryOptions$/.test(node.expression.getText()))
      record(node)
    ts.forEachChild(node, visit)
  }
  const record = (call: ts.CallExpression) => {
    const { table, name, returned } = readQuery(call)
    if (!name) return
    shapes[table] ??= { version: readSteps[table]?.length ?? 0, queries: {} }
    shapes[table].queries[name] = shapeOf(checker.getAwaitedType(returned) ?? returned)
  }
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/')) visit(file)
  }
  for (const shape of Object.values(shapes)) shape.queries = sorted(shape.queries)
  return sorted(shapes)
}

/** @returns the table of a query, what it returns, and its name; none for what is nobody's own, which is never kept */
function readQuery(call: ts.CallExpression): { table: string; name?: string; returned: ts.Type } {
  const asked = checker.getTypeAtLocation(call.arguments[0]!)
  const [table, owner, ...view] = checker.getTypeArguments(member(asked, 'queryKey') as ts.TypeReference)
  const returned = member(asked, 'queryFn').getCallSignatures()[0]?.getReturnType()
  if (!table?.isStringLiteral() || !returned) {
    const { fileName, text } = call.getSourceFile()
    const line = text.slice(0, call.getStart()).split('\n').length
    fail(`${relative(root, fileName)}:${line}: the key of a query begins with the name of its table`)
  }
  const owners = owner && (owner.flags & ts.TypeFlags.Object) !== 0 ? owner.getProperties() : []
  const name = [...owners.map((property) => property.name), ...view.map(nameOf)].join(' ')
  return { table: table.value, name: owners.length > 0 ? name : undefined, returned }
}

function member(type: ts.Type, name: string): ts.Type {
  const symbol = type.getProperty(name) ?? fail(`a query without ${name}`)
  return checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
}

function nameOf(type: ts.Type): string {
  return type.isStringLiteral() ? type.value : '*'
}

/** The type, spelled out to the last property: names of types say nothing about what is in them. */
function shapeOf(type: ts.Type, around: readonly ts.Type[] = []): string {
  if (around.includes(type)) return 'itself'
  const inside = (part: ts.Type) => shapeOf(part, [...around, type])
  if (type.isUnion()) return [...new Set(type.types.map(inside))].toSorted().join(' | ')
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return `[${checker
      .getTypeArguments(type as ts.TypeReference)
      .map(inside)
      .join(', ')}]`
  }
  if (!hasParts(type) || opaque.includes(type.getSymbol()?.name ?? '')) return checker.typeToString(type)
  const index = checker
    .getIndexInfosOfType(type)
    .map((info) => `[${checker.typeToString(info.keyType)}]: ${inside(info.type)}`)
  const properties = type
    .getProperties()
    .map((property) => `${property.name}: ${inside(checker.getTypeOfSymbol(property))}`)
  return `{ ${[...index, ...properties.toSorted()].join('; ')} }`
}

/** A branded string is an intersection, and still a string. */
function hasParts(type: ts.Type): boolean {
  return type.isIntersection() ? type.types.every(hasParts) : (type.flags & ts.TypeFlags.Object) !== 0
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
