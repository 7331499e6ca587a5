import type { BrowserErrorReport } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'

/** Takes what a browser reports, with the places of its stack in the source. */
export async function reportBrowserError(
  { errors, mapStack }: Pick<Context, 'errors'> & { mapStack: (stack: string) => Promise<string> },
  { errorType, message, url, stackTrace }: BrowserErrorReport,
): Promise<void> {
  errors.add({
    errorType,
    severity: 'error',
    message,
    // Queries may hold what is nobody's business.
    url: url.split(/[?#]/)[0] ?? null,
    stackTrace: stackTrace === undefined ? null : await mapStack(stackTrace),
  })
}
