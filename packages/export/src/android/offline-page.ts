import { needsDarkSigns } from '../app/ground.ts'
import type { AndroidApp } from './android-app.ts'
import { displayName } from './display-name.ts'

/**
 * What a wrapped site's app shows when the site cannot be reached. The shell opens it with the address in `u`;
 * trying again goes there, to http and https only. By itself it does so when the device is online again.
 */
export function offlinePage(
  { name, ground, icon }: Pick<AndroidApp, 'name' | 'ground' | 'icon'>,
  words?: { title: string; message: string },
): string {
  const title = escapeHtml(displayName(name))
  const heading = words ? escapeHtml(words.title) : 'You are offline'
  const message = words ? escapeHtml(words.message) : `${title} needs the internet. Check your connection.`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,sans-serif;background:${ground.light};color:${inkOn(ground.light)}}
h1{font-size:22px;margin:0}p{margin:0 0 12px}
button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:0;border-radius:24px;background:${icon.ground};color:${icon.color}}
@media (prefers-color-scheme:dark){body{background:${ground.dark};color:${inkOn(ground.dark)}}}
</style>
<h1 dir="auto">${heading}</h1>
<p dir="auto">${message}</p>
<button type="button" id="again">Try again</button>
<script>
var to=new URLSearchParams(location.search).get('u')||'';
function again(){if(/^https?:\\/\\//i.test(to))location.replace(to)}
document.getElementById('again').onclick=again;
addEventListener('online',again);
</script>
</html>
`
}

/** A site's background may be light by night as well. */
function inkOn(ground: string): string {
  return needsDarkSigns(ground) ? '#1c1c1e' : '#f2f2f7'
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
