/** Address of the style sheet of plain pages. */
export const plainPageStyles = '/api/plain-page.css'

const logo =
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><rect class="tile" width="24" height="24" rx="6.5"/><rect class="mark" x="6" y="5" width="4.4" height="14" rx="1.6"/><path class="stroke" d="M17.6 6.4 12.8 12l4.8 5.6"/></svg>'

/** A page of the server's own, without scripts: `body` is markup, `title` and `styles` are text of ours. */
export function renderPlainPage({
  title,
  body,
  className,
  styles = [],
}: {
  title: string
  body: string
  className: string
  /** Further style sheets. */
  styles?: readonly string[]
}): string {
  const sheets = [plainPageStyles, ...styles].map((href) => `<link rel="stylesheet" href="${href}">`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Kwiq</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
${sheets.join('\n')}
</head>
<body class="${className}">
<header class="top"><a class="brand" href="/">${logo}<span>Kwiq</span></a></header>
${body}
</body>
</html>
`
}
