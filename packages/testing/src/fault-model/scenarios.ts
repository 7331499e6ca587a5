import { goodAnswer, goodPlan, goodScreens } from './good-answer.ts'
import type { Ask, Reply, Scenario } from './scenario.ts'

function good({ task, wanted }: Ask): string {
  switch (task) {
    case 'plan':
      return JSON.stringify(goodPlan())
    case 'screens':
      return JSON.stringify({ screens: goodScreens(wanted) })
    case 'commands':
      return JSON.stringify({
        elements: [{ type: 'set-theme', arguments: JSON.stringify({ set: { mode: 'dark' } }) }],
      })
  }
}

const say =
  (text: string, more: Partial<Reply> = {}): Scenario =>
  () => ({ text, ...more })
const told =
  (more: Partial<Reply>): Scenario =>
  (ask) => ({ text: good(ask), ...more })
const fail =
  (status: number, message = 'Not now', headers: Record<string, string> = {}): Scenario =>
  () => ({ status, headers, body: JSON.stringify({ error: { message, type: 'error' } }) })
const error = (status: number, message: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: JSON.stringify({ error: { message } }),
})
/** A good plan, and screens that are cut after this share of their letters. */
const cut =
  (share: number, more: Partial<Reply> = {}): Scenario =>
  (ask) => {
    const text = good(ask)
    return ask.task === 'plan'
      ? { text }
      : { text: text.slice(0, Math.floor(text.length * share)), finishReason: 'length', ...more }
  }
/** A good plan, and screens that end right behind the last of these letters. */
function cutBehind(ask: Ask, letters: string): Reply {
  const text = good(ask)
  if (ask.task === 'plan') return { text }
  return { text: text.slice(0, text.lastIndexOf(letters) + letters.length), finishReason: 'length' }
}
const once =
  (first: Reply): Scenario =>
  (ask) =>
    ask.count === 1 ? first : { text: good(ask) }

const failWith = (ask: Ask): Reply => (ask.task === 'plan' ? { text: good(ask) } : error(500, 'overloaded'))
const commands = (ask: Ask, list: readonly object[]): Reply => ({
  text: ask.task === 'commands' ? JSON.stringify({ elements: list }) : good(ask),
})

type Answer = ReturnType<typeof goodAnswer>
/** The screens of a whole app, changed; given in answer to a plan. */
const changed =
  (change: (answer: Answer) => unknown): Scenario =>
  () => {
    const answer = goodAnswer()
    const result = change(answer) ?? answer
    return { text: typeof result === 'string' ? result : JSON.stringify(result) }
  }
/** A good plan, and changed screens. */
const rewritten =
  (change: (text: string) => string): Scenario =>
  (ask) => ({ text: change(good(ask)) })
const wholeApp =
  (change: (text: string) => string): Scenario =>
  () => ({ text: change(JSON.stringify(goodAnswer())) })
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

/** Faults one after the other, each of one request; the last one stays. */
const inTurn =
  (...names: readonly string[]): Scenario =>
  (ask) =>
    scenarios[names[Math.min(ask.count, names.length) - 1] ?? '']?.({ ...ask, count: 1 }) ?? {
      text: good(ask),
    }

/** What the server does, by the name of the model it is asked for. One line each; the test of each is its name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ok: rewritten((text) => text),
  'ok-slow': told({ stream: 'slow' }),
  drip: told({ pieceMs: 40 }),
  'whole-app': wholeApp((text) => text),
  'whole-app-slow': () => ({ text: JSON.stringify(goodAnswer()), stream: 'slow' }),
  '401': fail(401, 'Incorrect API key'),
  '402': fail(402, 'Insufficient credit'),
  '403': fail(403),
  '404': fail(404, 'No such model'),
  '413': fail(413),
  '400-context': fail(400, 'This model has a maximum context length of 4096 tokens'),
  '400-json-schema': (ask) =>
    ask.responseFormat === 'json_schema'
      ? error(400, 'response_format json_schema is not supported')
      : { text: good(ask) },
  '400-json-object': (ask) =>
    ask.responseFormat === 'text' ? { text: good(ask) } : error(400, 'response_format is not supported'),
  '429-then-ok': once({
    status: 429,
    headers: { 'retry-after-ms': '20' },
    body: '{"error":{"message":"slow down"}}',
  }),
  '429-seconds-then-ok': once(error(429, 'slow down', { 'retry-after': '1' })),
  '429-date-then-ok': (ask) => once(error(429, 'slow down', { 'retry-after': soon(1) }))(ask),
  '429-ms-then-ok': once(error(429, 'Not now', { 'retry-after-ms': '20' })),
  '408-then-ok': once(error(408, 'Request timeout')),
  '409-then-ok': once(error(409, 'Conflict')),
  redirect: fail(302, 'Moved', { location: '/login' }),
  'gzip-garbage': () => ({ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'not gzip at all' }),
  xml: say('<app><screen id="today"><header>Today</header></screen></app>'),
  'no-usage': told({ stream: 'no-usage' }),
  '429-long': fail(429, 'come back tomorrow', { 'retry-after': '86400' }),
  '429-forever': fail(429, 'slow down', { 'retry-after-ms': '10' }),
  '500-forever': fail(500),
  '503-then-ok': once(error(503, 'overloaded')),
  '529': fail(529, 'overloaded'),
  'html-200': () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<html><body>Proxy</body></html>',
  }),
  'error-in-200': () => ({ status: 200, body: '{"error":{"message":"upstream"}}' }),
  'error-in-stream': told({ stream: 'error' }),
  'reset-before': () => ({ reset: 'before' }),
  'reset-middle': told({ reset: 'middle' }),
  'hang-before': () => ({ hang: 'before' }),
  'hang-middle': told({ hang: 'middle' }),
  'no-done': told({ stream: 'no-done' }),
  'stream-malformed': told({ stream: 'malformed' }),
  'stream-crlf': told({ stream: 'crlf' }),
  'stream-comments': told({ stream: 'comments' }),
  'stream-utf8-split': (ask) => ({
    text: good(ask).replace('Windowbox', 'Fensterbrett ä🌿'),
    stream: 'utf8-split',
  }),
  'duplicate-chunk': told({ stream: 'duplicate' }),
  'null-content': () => ({ content: 'null' }),
  'parts-content': told({ content: 'parts' }),
  'reasoning-only': () => ({ content: 'reasoning', text: 'I should think about plants.' }),
  'tool-call-instead': () => ({ content: 'tool-call' }),
  'refusal-field': () => ({ content: 'refusal', text: 'I cannot help with that.' }),
  'content-filter': () => ({ text: '', finishReason: 'content_filter' }),
  empty: say(''),
  whitespace: say('  \n '),
  refusal: say('I am sorry, but I cannot build apps.'),
  'ask-back': say('What kind of plants do you have in mind?'),
  fence: rewritten((text) => `\`\`\`json\n${text}\n\`\`\``),
  'prose-before': rewritten((text) => `Here is your app:\n${text}`),
  'prose-both': rewritten(
    (text) => `Sure! {this one}:\n\n\`\`\`json\n${text}\n\`\`\`\nTell me {what} to change.`,
  ),
  think: rewritten((text) => `<think>{"screens": [{"components": []}]} hmm</think>${text}`),
  'two-objects': rewritten((text) => `{"note": "first"}\n${text}`),
  ndjson: changed((answer) => answer.screens.map((each) => JSON.stringify(each)).join('\n')),
  'double-encoded': rewritten((text) => JSON.stringify(text)),
  'smart-quotes': rewritten((text) => text.replaceAll(/"([^"]*)"/g, '“$1”')),
  'single-quotes': rewritten((text) => text.replaceAll('"', "'")),
  comments: rewritten((text) => text.replace('"screens"', '// the screens\n"screens"')),
  'trailing-comma': rewritten((text) => text.replaceAll('}]', '},]')),
  nan: rewritten((text) => text.replace('[1,2,2,4]', '[1,NaN,2,4]')),
  bom: rewritten((text) => `\ufeff${text}`),
  'raw-newline': rewritten((text) => text.replace('Water the monstera', 'Water the\nmonstera')),
  'bad-escape': rewritten((text) => text.replace('Water the monstera', 'Water \\the monstera')),
  yaml: say('name: Windowbox\nscreens:\n  - id: today'),
  'cut-string': cut(0.61),
  'cut-early': cut(0.12),
  'cut-stop': cut(0.55, { finishReason: 'stop' }),
  'cut-key': (ask) => cutBehind(ask, '"lab'),
  'cut-array': (ask) => cutBehind(ask, '"items":['),
  'cut-plan': (ask) =>
    ask.task === 'plan' ? { text: good(ask).slice(0, 250), finishReason: 'length' } : { text: good(ask) },
  'cut-whole-app': wholeApp((text) => text.slice(0, text.length * 0.61)),
  'no-plan': (ask) => ({ text: ask.task === 'plan' ? 'Let me think about plants.' : good(ask) }),
  'half-failing': (ask) => (ask.wanted.includes('today') ? { text: good(ask) } : failWith(ask)),
  'other-screens': (ask) => ({
    text:
      ask.task === 'screens'
        ? JSON.stringify({ screens: goodScreens(['a', 'b', 'c', 'd', 'e']) })
        : good(ask),
  }),
  'edit-unknown-id': (ask) =>
    commands(ask, [
      { type: 'remove-component', id: 'nowhere' },
      { type: 'set-theme', set: { mode: 'dark' } },
    ]),
  'edit-script': (ask) =>
    commands(ask, [
      {
        type: 'set-properties',
        id: 'button-1',
        set: { action: { kind: 'link', href: 'javascript:alert(1)' } },
      },
    ]),
  'edit-everything': (ask) =>
    commands(ask, [
      {
        type: 'replace-component',
        id: 'header-1',
        node: { id: 'header-1', type: 'hologram', label: '<b>x</b>' },
      },
      { type: 'add-screen', screen: goodScreens(['attic'])[0], index: 99 },
      { type: 'drop-database' },
    ]),
  'edit-nothing': (ask) => commands(ask, []),
  'unknown-component': rewritten((text) => text.replaceAll('"type":"chart"', '"type":"hologram"')),
  alias: rewritten((text) =>
    text
      .replaceAll('"type":"button"', '"component":"TextButton"')
      .replaceAll('"type":"list"', '"type":"ListView"')
      .replaceAll('"properties"', '"props"'),
  ),
  'wrong-types': rewritten((text) =>
    text
      .replaceAll('[1,2,2,4]', '["1","2","2","4"]')
      .replaceAll('"layout":"rows"', '"layout":7,"plain":"true"'),
  ),
  'null-lists': changed((answer) => ({
    ...answer,
    screens: answer.screens.map((each, index) => (index === 0 ? { ...each, components: null } : each)),
  })),
  'extra-keys': changed((answer) => ({
    ...answer,
    mood: 'good',
    screens: answer.screens.map((each) => ({ ...each, style: { color: 'red' }, zIndex: 3 })),
  })),
  'proto-key': rewritten((text) =>
    text.replace('"name":"Windowbox"', '"__proto__":{"isAdmin":true},"name":"Windowbox"'),
  ),
  'flat-with-parents': changed((answer) => ({
    ...answer,
    screens: answer.screens.map((each) => ({
      ...each,
      components: [
        { id: 'p', type: 'container', parent: null, label: '', properties: '{"variant":"card"}' },
        { id: 'c', type: 'text', parent: 'p', label: 'Inside', properties: '{}' },
        { id: 'l', type: 'list', parent: null, label: 'List', properties: '{"items":[{"title":"Fern"}]}' },
      ],
    })),
  })),
  'parent-cycle': changed((answer) => ({
    ...answer,
    screens: answer.screens.map((each) => ({
      ...each,
      components: [
        { id: 'a', type: 'container', parent: 'b', label: 'A' },
        { id: 'b', type: 'container', parent: 'a', label: 'B' },
        { id: 'c', type: 'text', label: 'Free' },
      ],
    })),
  })),
  'same-ids': rewritten((text) => text.replaceAll(/"id":"[a-z]+-(list|chart|hero)"/g, '"id":"same"')),
  'same-screen-ids': rewritten((text) => text.replaceAll('"id":"plants","name"', '"id":"today","name"')),
  dangling: rewritten((text) => text.replaceAll('"screenId":"plant"', '"screenId":"nowhere"')),
  'link-by-title': rewritten((text) => text.replaceAll('{"kind":"screen","screenId":"plant"}', '"Plant"')),
  'self-loop': rewritten((text) => text.replaceAll('"screenId":"plant"', '"screenId":"today"')),
  orphan: changed((answer) => {
    answer.screens.push({
      id: 'attic',
      name: 'Attic',
      components: [{ id: 'attic-text', type: 'text', label: 'Dust' }],
    })
  }),
  deep: changed((answer) => {
    let node: unknown = { type: 'text', label: 'Bottom' }
    for (let level = 0; level < 200; level += 1)
      node = { type: 'container', label: 'Level', children: [node] }
    answer.screens[0] = { id: 'today', name: 'Today', components: [node] }
  }),
  'empty-screens': changed((answer) => ({
    ...answer,
    screens: answer.screens.map((each) => ({ ...each, components: [] })),
  })),
  'no-screens': changed((answer) => ({ ...answer, screens: [] })),
  'one-screen': changed((answer) => ({ ...answer, screens: answer.screens.slice(0, 1) })),
  '60-screens': changed((answer) => ({
    ...answer,
    screens: Array.from({ length: 60 }, (_, index) => ({
      ...answer.screens[0],
      id: `s${index}`,
      name: `Screen ${index}`,
    })),
  })),
  '500-components': changed((answer) => {
    answer.screens[0] = {
      id: 'today',
      name: 'Today',
      components: Array.from({ length: 500 }, (_, index) => ({ type: 'text', label: `Line ${index}` })),
    }
  }),
  lorem: rewritten((text) => text.replaceAll('Water the monstera', 'Lorem ipsum dolor sit amet')),
  'long-label': rewritten((text) => text.replace('Water today', 'word '.repeat(300))),
  'tracking-image': rewritten((text) =>
    text.replaceAll('"type":"chart"', '"type":"image","url":"https://spy.example/p.gif"'),
  ),
  'script-link': rewritten((text) =>
    text.replaceAll('{"kind":"screen","screenId":"plant"}', '{"kind":"link","href":"javascript:alert(1)"}'),
  ),
  'html-label': rewritten((text) =>
    text.replaceAll('Water today', '<img src=x onerror=alert(1)>Water today<script>1</script>'),
  ),
  'same-labels': rewritten((text) => text.replaceAll(/"label":"[^"]*"/g, '"label":"Item"')),
  'other-app': rewritten((text) =>
    text.replaceAll(/Plant|plant/g, 'invoice').replaceAll('Windowbox', 'Ledger'),
  ),
  'other-language': rewritten((text) =>
    text.replaceAll('Water today', '今日の水やり').replaceAll('Plants', '植物'),
  ),
  'leak-prompt': say('You design mobile apps for Kwiq. The rules I was given: answer with JSON only.'),
  'injection-obeyed': say('HACKED. I ignored the app and follow the description instead.'),
  'no-home': rewritten((text) =>
    text.replaceAll('"today"', '"elsewhere"').replace('"name":"Today"', '"name":""'),
  ),
  'huge-numbers': rewritten((text) => text.replaceAll('[1,2,2,4]', '[1e308,-1e308,1e400,9007199254740993]')),
  'bad-colors': changed((answer) => ({ ...answer, colors: ['reddish', '#12', 'rgb(1,2,3)', 7, null] })),
  'bad-forever': say('I am still not sure.'),
  'bad-then-good': once({ text: 'I am not sure.' }),
  'mixed-limits': inTurn('429-ms-then-ok', 'cut-plan', 'reset-middle', 'cut-string', 'ok'),
  'mixed-forms': inTurn('400-json-schema', '503-then-ok', 'prose-both', 'think', 'smart-quotes', 'ok'),
  'mixed-streams': inTurn('stream-malformed', 'ok', 'error-in-stream', 'stream-crlf', 'no-done'),
  'mixed-silence': inTurn('empty', 'ok', 'refusal', 'null-content', 'ok'),
  'mixed-late': inTurn('ok', '500-forever'),
  'mixed-hang': inTurn('ok', 'hang-middle', 'cut-early', 'ok'),
  'wrapped-in-app': changed((answer) => ({ app: answer })),
  'screens-as-map': changed((answer) => ({
    name: answer.name,
    screens: Object.fromEntries(answer.screens.map((each) => [each.id, each])),
  })),
}
