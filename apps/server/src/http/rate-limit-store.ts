import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { CountCall } from './count-calls.ts'
import type { RateLimit } from './rate-limits.ts'

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** Where the plugin's limits are counted: each route with a limit of its own apart, all others together. */
export function createRateLimitStore(countCall: CountCall): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    #scope = 'all'

    incr(key: string, callback: Callback, timeWindow: number, max: number): void {
      void this.#count(key, callback, { timeWindow, max })
    }

    async #count(key: string, callback: Callback, limit: RateLimit): Promise<void> {
      const counted = await countCall(`${this.#scope} ${key}`, limit)
      callback(null, counted)
    }

    child(options: object): Store {
      const store = new Store()
      store.#scope = scopeOf(options)
      return store
    }
  }
}

/** The route as the plugin names it at run time; its types say something else. */
function scopeOf(options: object): string {
  const route: unknown = 'routeInfo' in options ? options.routeInfo : null
  if (typeof route !== 'object' || route === null || !('url' in route) || !('method' in route)) return 'other'
  return `${String(route.method)} ${String(route.url)}`
}
