import type { SignInShowcase } from './showcase.ts'

const logo =
  '<svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><rect class="tile" width="24" height="24" rx="6.5"/><rect class="mark" x="6" y="5" width="4.4" height="14" rx="1.6"/><path class="stroke" d="M17.6 6.4 12.8 12l4.8 5.6"/></svg>'

/** A whole page: `form` (markup) on one side, app screens on the other. `title` is text of our own. */
export function renderPage(title: string, form: string, showcase: SignInShowcase | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="/api/login/sign-in.css">
</head>
<body>
<main class="sign">
<section><div class="formcol">
<a class="brand" href="/">${logo}<span>Kwiq</span></a>
${form}
</div></section>
<aside aria-hidden="true" inert>${(showcase?.screens ?? []).map(phone).join('')}</aside>
</main>
</body>
</html>
`
}

function phone(screen: string): string {
  return `<div class="phone"><div class="glass">${screen}</div></div>`
}
