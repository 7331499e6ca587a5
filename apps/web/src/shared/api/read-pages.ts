import type { QueryFunctionContext } from '@tanstack/react-query'
import { nextPage } from './next-page.ts'
import { sendRequest } from './request.ts'

/**
 * Reads a list to its end, page after page, from the URL made by joining the parts of the query's key. While it is read
 * for the first time, what has come so far is shown already; later the old list stands until the new one is whole.
 */
export async function readPages<Item>({ queryKey, signal, client }: QueryFunctionContext): Promise<Item[]> {
  const isFirstTime = client.getQueryData(queryKey) === undefined
  const items: Item[] = []
  let url: string | null = queryKey.join('/')
  while (url !== null) {
    const response: Response = await sendRequest(url, { signal })
    // The server checks its answers against the contract the type comes from.
    const page = (await response.json()) as Item[]
    items.push(...page)
    url = nextPage(response)
    if (isFirstTime && url !== null) client.setQueryData(queryKey, [...items])
  }
  return items
}
