/** Text as it stands, to be read and copied. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label}>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="card code" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}
