import type { Env } from '../platform/env/env.ts'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // react-native-web writes its style sheet, and styles on elements, at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "media-src 'self' blob: https:",
  'frame-src https:',
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** What answers carry so that browsers run nothing that is not ours. */
export interface SecurityHeaders {
  page: Record<string, string>
  /** Of everything that is no page: less to send on every call, and nothing in it may run. */
  data: Record<string, string>
}

/** Made once, not on every call. */
export function securityHeaders(env: Pick<Env, 'isSecure'>): SecurityHeaders {
  const always = {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(env.isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  return {
    page: {
      ...always,
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    },
    data: { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" },
  }
}
