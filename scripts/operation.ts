interface Wish {
  /** The one argument that is no option. */
  place: string | undefined
  has(option: string): boolean
}

/**
 * Runs a task of whoever runs Kwiq: `npm run <task> -- [place] [--option ...]`. Tells what it returns, or in one
 * line what was in the way; then the exit code is 1.
 */
export async function runOperation(
  options: readonly string[],
  work: (wish: Wish) => Promise<string[]>,
): Promise<void> {
  try {
    const given = process.argv.slice(2)
    const places = given.filter((value) => !value.startsWith('--'))
    const unknown = given.find((value) => value.startsWith('--') && !options.includes(value))
    if (unknown !== undefined)
      throw new Error(`${unknown} is not known here. There is ${options.join(', ')}.`)
    if (places.length > 1) throw new Error(`One place at most, not ${places.join(' and ')}.`)
    const lines = await work({ place: places[0], has: (option) => given.includes(option) })
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`)
    process.exitCode = 1
  }
}
