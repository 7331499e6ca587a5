/** One thing wrong with a document: where, and why in a sentence for people. */
export interface ValidationIssue {
  /** Such as `screens[0].components[3].label`; empty for the document itself. */
  path: string
  message: string
}

/** Enough to mend a document by; keeps the answer to a hostile one small. */
const mostIssues = 50

/** An issue whose path is still in steps. */
export interface FoundIssue {
  keys: readonly (string | number)[]
  message: string
}

/** Collects issues while the validation walks down a document and up again. */
export interface Reporter {
  readonly found: FoundIssue[]
  /** Steps into a field or an element. */
  enter(key: string | number): void
  leave(): void
  /** Reports something wrong with what the walk stands at, or with a field of it. */
  add(message: string, key?: string | number): void
}

export function createReporter(): Reporter {
  const path: (string | number)[] = []
  const found: FoundIssue[] = []
  return {
    found,
    enter: (key) => void path.push(key),
    leave: () => void path.pop(),
    add: (message, key) => {
      if (found.length >= mostIssues) return
      found.push({ keys: key === undefined ? [...path] : [...path, key], message })
    },
  }
}

/** The issues as they are handed out. */
export function presentIssues(found: readonly FoundIssue[]): ValidationIssue[] {
  return found.map(({ keys, message }) => ({ path: formatPath(keys), message }))
}

/** A path as people read it: `screens[0].components[3].label`. */
function formatPath(path: readonly (string | number)[]): string {
  let text = ''
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`
    else if (/^[A-Za-z_$][\w$]*$/.test(key)) text += text === '' ? key : `.${key}`
    else text += `[${JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key)}]`
  }
  return text
}
