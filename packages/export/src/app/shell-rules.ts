import type { AppContent } from '../android/android-app.ts'

/** The link rules of a site as both shells read them: `target pattern` lines, its own host last. */
export function shellRules({ url, rules }: Extract<AppContent, { kind: 'site' }>): string {
  const own = { target: 'inside', pattern: new URL(url).hostname }
  return [...rules, own].map(({ target, pattern }) => `${target} ${pattern}`).join('\n')
}
