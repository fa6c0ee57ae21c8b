/** What was typed in an earlier version, text by text, to be copied. */
export function UnreadableTexts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="small">
      {texts.map((text, index) => (
        <li key={`${index} ${text}`} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </li>
      ))}
    </ul>
  )
}
