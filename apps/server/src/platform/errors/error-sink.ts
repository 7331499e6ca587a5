/** An error nobody expected, as it is recorded. */
interface ErrorReport {
  errorType: string
  severity: 'critical' | 'error' | 'warning'
  message: string
  /** Method and route, or path of a page; never a query. */
  url: string | null
  stackTrace: string | null
}

/** A report and how often it came. */
export interface CountedReport extends ErrorReport {
  fingerprint: string
  count: number
}

/** Takes reports from anywhere in the process; whoever records them fetches them in turn. */
export interface ErrorSink {
  /** Never throws and never waits. */
  report(error: unknown, about?: Partial<Pick<ErrorReport, 'severity' | 'url'>>): void
  /** The same for what is known already, such as a browser's report. */
  add(report: ErrorReport): void
  /** Everything since the last call. */
  drain(): CountedReport[]
  /** Takes back what was fetched and could not be recorded. */
  takeBack(reports: readonly CountedReport[]): void
}

/** Different errors kept between two drains: a flood of them must not fill the memory. */
const mostKept = 200
const lengths = { type: 100, message: 1000, stack: 8000 } as const

export function createErrorSink(): ErrorSink {
  let kept = new Map<string, CountedReport>()
  const add = (given: ErrorReport) => {
    const report = {
      ...given,
      errorType: storable(given.errorType),
      message: storable(given.message),
      url: given.url === null ? null : storable(given.url),
      stackTrace: given.stackTrace === null ? null : storable(given.stackTrace),
    }
    const fingerprint = fingerprintOf(report)
    const known = kept.get(fingerprint)
    if (known) known.count += 1
    else if (kept.size < mostKept) kept.set(fingerprint, { ...report, fingerprint, count: 1 })
  }
  const takeBack = (reports: readonly CountedReport[]) => {
    for (const report of reports) {
      const known = kept.get(report.fingerprint)
      if (known) known.count += report.count
      else if (kept.size < mostKept) kept.set(report.fingerprint, report)
    }
  }
  return {
    add,
    takeBack,
    report: (error, about = {}) =>
      add({
        severity: 'critical',
        url: null,
        ...about,
        errorType: typeOf(error).slice(0, lengths.type),
        message: messageOf(error).slice(0, lengths.message),
        stackTrace: stackOf(error)?.slice(0, lengths.stack) ?? null,
      }),
    drain: () => {
      const reports = [...kept.values()]
      kept = new Map()
      return reports
    },
  }
}

/** Without what no database stores: messages quote what callers sent, and halves of pairs come of cutting them. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/** Type, message without its numbers and quoted parts, and the first line of the stack: the same fault again. */
function fingerprintOf({ errorType, message, stackTrace, severity }: ErrorReport): string {
  const words = message.replaceAll(/\d+|"[^"]*"|'[^']*'|[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
  const place = /^[ \t]+at .*$/m.exec(stackTrace ?? '')?.[0].trim() ?? ''
  return `${severity}|${errorType}|${words.slice(0, 200)}|${place.slice(0, 300)}`
}

function typeOf(error: unknown): string {
  return error instanceof Error ? error.name || 'Error' : typeof error
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  if (typeof error === 'string') return error
  // Undefined, functions and symbols have no JSON.
  const json: string | undefined = JSON.stringify(error)
  return json ?? String(error)
}

/** With the causes, which say more than the error itself. */
function stackOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const own = error.stack ?? null
  return error.cause instanceof Error && own ? `${own}\nCaused by: ${stackOf(error.cause) ?? ''}` : own
}
