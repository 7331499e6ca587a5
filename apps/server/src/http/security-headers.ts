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

/** Headers of every answer that keep browsers from running what is not ours; made once, not on every call. */
export function securityHeaders(env: Pick<Env, 'isSecure'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(env.isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
