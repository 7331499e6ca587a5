const trusted = {
  'x-middleware-subrequest': 'middleware:middleware:middleware',
  'x-forwarded-user': 'owner@kwiq.example',
  'x-remote-user': 'owner@kwiq.example',
  'x-original-url': '/healthz',
  'x-rewrite-url': '/healthz',
}

/**
 * Ways to write an address that have opened guarded routes elsewhere: a public path inside it, doubled or packed
 * slashes, other letters, and headers that some servers believe. Each with the headers to send.
 */
export function unusualSpellings(url: string): (readonly [string, Record<string, string>])[] {
  const open = '/api/login'
  return [
    [url, {}],
    [`${url}?x=${open}`, {}],
    [`${url}?returnTo=/healthz&${open}`, {}],
    [`${url}#${open}`, {}],
    [`${url};${open}`, {}],
    [`${url};.css`, {}],
    [`${url}/`, {}],
    [`${url}/..${open}/../../${url}`, {}],
    [`/${url}`, {}],
    [`${open}/..${url.slice('/api'.length)}`, {}],
    [url.replaceAll('/', '%2F').replace('%2F', '/'), {}],
    [url.replace('/api/', '/api//'), {}],
    [url.replace('/api/', '/api%2f'), {}],
    [url.replace('/api/', '/%61pi/'), {}],
    [url.replace('/api/', '/API/'), {}],
    [url.toUpperCase(), {}],
    [`${url}%00`, {}],
    [url, trusted],
    [url, { 'x-http-method-override': 'GET' }],
    [url, { authorization: 'Bearer null' }],
    [url, { authorization: 'Basic b3duZXI6b3duZXI=' }],
  ]
}
