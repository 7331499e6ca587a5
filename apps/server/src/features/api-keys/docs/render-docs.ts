import { errorCodes } from '@kwiq/contracts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { renderPlainPage } from '../../../http/plain-page/render-plain-page.ts'
import { describeSchema } from './describe-schema.ts'
import { type DocumentedCall, readOperations } from './read-operations.ts'

/** Address of the page's style sheet. */
export const docsStyles = '/api/docs/docs.css'

/** The docs of the API as a page, made of its OpenAPI description. */
export function renderDocs(description: unknown, publicUrl: string): string {
  const calls = readOperations(description)
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  const links = tags.map((tag) => `<li><a href="#${tag}">${titleOf(tag)}</a></li>`)
  const sections = tags.map(
    (tag) => `<section id="${tag}"><h2>${titleOf(tag)}</h2>
${calls
  .filter((call) => call.tag === tag)
  .map((call) => renderCall(call, publicUrl))
  .join('\n')}</section>`,
  )
  return renderPlainPage({
    title: 'API docs',
    className: 'docs',
    styles: [docsStyles],
    body: `<div class="columns"><nav aria-label="Calls"><ul><li><a href="#start">Start here</a></li><li><a href="#assistants">Assistants</a></li><li><a href="#errors">Errors</a></li></ul><ul>${links.join('')}</ul></nav>
<main>
<h1>Kwiq API</h1>
${renderStart(publicUrl)}
${sections.join('\n')}
</main></div>`,
  })
}

function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.length <= 3 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1)
}

function renderStart(publicUrl: string): string {
  const url = escapeHtml(publicUrl)
  const codes = Object.entries(errorCodes).map(
    ([code, { status, isRetryable }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${isRetryable ? 'later, as it is' : 'after a change'}</td></tr>`,
  )
  return `<section id="start">
<p>Everything the app does can be done by calls. Make a key under <a href="/api-keys">API Keys</a> and send it with each:</p>
<pre tabindex="0"><code>curl -H "Authorization: Bearer $KWIQ_API_KEY" ${url}/api/projects</code></pre>
<p>A key acts as its maker. GET needs the permission <b>read</b>; POST, PUT and PATCH <b>write</b>; DELETE <b>delete</b>; sharing needs <b>admin</b> as well. Keys, sessions, billing and the administration of the platform are out of any key's reach.</p>
<p>Bodies and answers are JSON in UTF-8, times ISO 8601 in UTC. A long list names its next page in the <code>Link</code> header; <code>limit</code> says how much of it to send. <code>RateLimit-*</code> headers say how many calls are left, <code>Retry-After</code> when to come back.</p>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</section>
<section id="assistants"><h2>Assistants</h2>
<p><code>${url}/api/mcp</code> speaks the Model Context Protocol (streamable HTTP). An assistant with a key lists, creates, generates, edits, checks, builds and downloads, each within the key's permissions:</p>
<pre tabindex="0"><code>{
  "mcpServers": {
    "kwiq": {
      "type": "http",
      "url": "${url}/api/mcp",
      "headers": { "Authorization": "Bearer kwiq_..." }
    }
  }
}</code></pre></section>
<section id="errors"><h2>Errors</h2>
<p>Every answer that is no success is <code>{ message, code, requestId, details? }</code>. The message is for people. What cannot be read and what does not exist look alike.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Code</th><th>Status</th><th>Try again</th></tr></thead><tbody>${codes.join('')}</tbody></table></div></section>`
}

function renderCall(call: DocumentedCall, publicUrl: string): string {
  const { method, path, summary, parameters, body, answer, status } = call
  const rows = parameters.map(
    ({ name, in: place, isRequired, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${isRequired ? '' : ', optional'}</td><td>${escapeHtml(describeSchema(schema))}</td></tr>`,
  )
  return `<article id="${anchorOf(call)}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. <span class="who">${whoMay(call)}</span></p>
${rows.length > 0 ? `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>` : ''}
${body ? block('Body', describeSchema(body)) : ''}
${block(`Answer ${status}`, answer ? describeSchema(answer) : 'no body')}
${call.keyPermissions === null && !call.isPublic ? '' : block('Example', exampleOf(call, publicUrl))}
</article>`
}

function anchorOf({ method, path }: DocumentedCall): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`
}

function whoMay({ isPublic, keyPermissions }: DocumentedCall): string {
  if (isPublic) return 'Open to everybody.'
  if (keyPermissions === null) return 'Signed in only, not by key.'
  return keyPermissions.length === 0 ? 'Any key.' : `Key with ${keyPermissions.join(' and ')}.`
}

function block(title: string, text: string): string {
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`
}

function exampleOf({ method, path, body, isPublic }: DocumentedCall, publicUrl: string): string {
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $KWIQ_API_KEY"']),
    ...(body ? ['-H "Content-Type: application/json"', "-d '{ ... }'"] : []),
    `"${publicUrl}${path}"`,
  ]
  return parts.join(' \\\n  ')
}
