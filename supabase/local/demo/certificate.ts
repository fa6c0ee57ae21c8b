/**
 * Sets a certificate as a one-page PDF.
 *
 * @param lines from top to bottom, the second one large; Latin letters only
 */
export function setCertificate(lines: string[]): Buffer {
  const text = lines.map((line, index) => {
    const size = index === 1 ? 34 : 18
    // Half the width of a letter of this font, on the average: near enough to the middle.
    const left = Math.round(421 - line.length * size * 0.25)
    return `BT /F1 ${size} Tf 1 0 0 1 ${left} ${420 - index * 62} Tm (${line.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`
  })
  const frame = '0.18 0.42 0.31 RG 3 w 36 36 770 523 re S 1 w 46 46 750 503 re S'
  const page = [frame, ...text].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ]
  return Buffer.from(assemble(objects), 'latin1')
}

function assemble(objects: string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
