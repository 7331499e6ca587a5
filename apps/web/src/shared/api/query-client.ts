import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { requestJson } from './request.ts'

/** Reads the URL made by joining the parts of the query's key with slashes. */
async function readKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return await requestJson<unknown>(queryKey.join('/'), { signal })
}

/**
 * The app's cache: data never goes stale by itself, nothing is polled or retried, focus reads nothing again.
 * Without a connection a read or write fails at once and says so, instead of waiting for one unseen; what could not
 * be read is read when the connection is back. `onError` hears every error of a read or write.
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
