const documentKinds = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentKind = (typeof documentKinds)[number]

const starts: Record<DocumentKind, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/**
 * What a document is, by its first bytes: a name and a declared type prove nothing (DESIGN.md section 12).
 * @returns undefined for anything that is no PDF, JPEG or PNG
 */
export async function documentKindOf(file: Blob): Promise<DocumentKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return documentKinds.find((kind) => starts[kind].every((byte, at) => head[at] === byte))
}
