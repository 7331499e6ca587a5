import { registerHooks, type ResolveFnOutput } from 'node:module'

/** One of the package's own modules, which are all of one format. */
const inside = /\/node_modules\/drizzle-orm\/(?!node_modules\/).*\.js$/

/**
 * Finds the modules of drizzle-orm without its package.json, which has 179 kB: Node parses the whole of it for each of
 * a hundred modules, which is a fifth of a start.
 */
export function resolveDrizzleQuickly(): void {
  /** By the specifier: there is one copy for all who import it. */
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL } = context
      if (parentURL !== undefined && /^\.\.?\//.test(specifier)) {
        const url = new URL(specifier, parentURL).href
        return inside.test(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
      }
      if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
      const known = found.get(specifier)
      if (known) return { ...known, shortCircuit: true }
      const resolved = next(specifier, context)
      found.set(specifier, resolved)
      return resolved
    },
  })
}
