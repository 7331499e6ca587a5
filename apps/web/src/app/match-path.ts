/** Whether `pathname` is of the shape of `pattern`, in which `:name` stands for one part of a path. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const parts = splitPath(pathname)
  const expected = splitPath(pattern)
  return (
    parts.length === expected.length &&
    expected.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

function splitPath(path: string): string[] {
  return path.replace(/\/+$/, '').split('/')
}
