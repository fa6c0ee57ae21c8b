/**
 * `npm run fonts`: cuts Onest to the characters and weights that the product uses, so that a page in Russian, which needs both
 * files, stays within the 45 kB that a font may take. Run it after an update of the font; its output is committed.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const source = path.join(import.meta.dirname, '../node_modules/@fontsource-variable/onest')
const target = path.join(import.meta.dirname, '../src/shared/ui/theme/fonts')
/** As in fonts.css. */
const characters = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2002, 0x200a],
    [0x2010, 0x2026],
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2248, 0x2248],
    [0x2264, 0x2265],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x2116, 0x2116],
  ],
}

for (const [script, ranges] of Object.entries(characters)) {
  const font = await readFile(path.join(source, `files/onest-${script}-wght-normal.woff2`))
  const subset = await subsetFont(font, textOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(path.join(target, `onest-${script}.woff2`), subset)
  console.log(`${script}: ${font.length} → ${subset.length} bytes`)
}
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'LICENSE'))

function textOf(ranges: number[][]): string {
  return ranges
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
