import { capitalise } from '../words/forms.ts'

/** What a screen is called where a list of screens writes its name: without its number and "screen". */
export const nameOf = (said: string): string => {
  const name = said
    .replaceAll(/[*_"]|^#+|:\s*$/g, '')
    .trim()
    .replace(/^(?:\d{1,2}[.)]\s*)|^(?:screen|page|tab|view) \d{1,2}\s*(?:[:.–-]\s*)?/i, '')
    .replace(/\s*\((?:tab|screen|page|modal|main|home)\)$/i, '')
    .replace(/(?<=\p{L} ?)\s(?:screen|page|view|tab)$/iu, '')
    .trim()
  return capitalise(name)
}

const bullet = /^(?<indent>\s*)(?:[-*•–]|\d{1,2}[.)])\s+(?<said>\S.*)$/
/** "## Boats", "**Boats**", "Screen 1: Boats" alone on a line, "Boats:" before bullets. */
const headed = /^\s*(?<marks>#{1,5})\s+(?<name>\S.{0,48})$/
const marked =
  /^\s*(?:\*\*(?<bold>[^*\n]{2,40})\*\*:?|(?<colon>\p{Lu}[\p{L}\d &'"-]{1,34}?(?: \((?:tab|main|home|screen|modal)\))?):?)\s*$/u
/** A sentence of its own, of which "there is" would make none. */
const isSentence =
  /^(?:tapping|clicking|pressing|when|if|after|each|every|on |in |at |below|above|under|the (?:\p{L}+ ){1,3}(?:shows|has|opens|leads|is|are|adds)\b|an? (?:\p{L}+ ){1,4}(?:opens|leads|adds|is shown)\b|there |it |title:|heading:)/iu
/** "Title: "My herd"": what stands on top; "tabs: Today, Done" are these. */
const asSaid = (said: string) =>
  said
    .replace(
      /^(tabs|chips|check ?list|buttons|radio buttons|checkboxes|fields|switches|toggles|columns|segmented control): ([^.;:()]+)$/i,
      '$1 ($2)',
    )
    .replace(/^tap(?:ping it)? (opens|leads to) (?:the |an? )?/i, 'Tapping a row $1 the ')
    .replace(/^(title|heading|headline|subtitle): (?=")/i, 'There is the $1 ')
    .replace(/^(?:title|heading|headline): (?!")(\S[^.;]{2,40})$/i, 'There is the title "$1"')

interface Line {
  level: number
  said: string
}

/** Where these stand, the others are filled in, too. */
const fillable = /\b(?:fields?|inputs?|(?:date|time) ?pickers?|drop-?downs?|(?:save|submit|send) button)\b/i
const written = /^(?:notes?|comments?|remarks?|description|message|details)$/i

/** The bullets of a screen as sentences; those further in stand with the one before them. */
function inSentences(bullets: readonly Line[]): string {
  const least = Math.min(...bullets.map(({ level }) => level))
  const isForm = bullets.some(({ said }) => fillable.test(said))
  const joined: { said: string; held: string[] }[] = []
  for (const { level, said } of bullets) {
    const last = joined.at(-1)
    if (level > least && last) last.held.push(said)
    else joined.push({ said, held: [] })
  }
  return joined
    .map(({ said, held }) => {
      const bare = said.replace(/[.;:]\s*$/, '')
      const own = isForm && written.test(bare) ? `Text area "${bare}"` : bare
      const all = held.map((each) => each.replace(/[.;]\s*$/, '')).join(', ')
      const whole = all === '' ? own : `${own}${/:\s*$/.test(said) ? ': ' : ' with '}${all}`
      const told = asSaid(whole)
      return isSentence.test(told) ? told : `There is ${told.replace(/^(?:has|shows|contains) /i, '')}`
    })
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

/** Headings with what stands below each, where lines are laid out so; undefined for running text. */
export function withHeadings(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line, index) => {
    const found = headed.exec(line)?.groups
    if (found) return { level: found.marks?.length ?? 1, name: nameOf(found.name ?? '') }
    const { bold, colon } = marked.exec(line)?.groups ?? {}
    const isBefore = bullet.test(lines[index + 1] ?? '')
    const isOfColon =
      /:\s*$/.test(line) || /^\s*(?:screen|page|view) \d/i.test(line) || /(?:screen|page|tab)\s*$/i.test(line)
    if (bold !== undefined) return { level: 3, name: nameOf(bold) }
    return colon !== undefined && isBefore && isOfColon ? { level: 3, name: nameOf(colon) } : undefined
  })
  const heads = read.filter((line) => line !== undefined)
  if (heads.length < 2 || !lines.some((line) => bullet.test(line))) return undefined
  const levels = [...new Set(heads.map(({ level }) => level))].toSorted()
  const [top = 1, next] = levels
  // One heading above all others is what the app is called.
  const isTitled = heads.filter(({ level }) => level === top).length === 1 && next !== undefined
  const ofScreens = isTitled ? next : top
  let said = ''
  let held: Line[] = []
  const close = () => {
    if (held.length > 0) said += `${inSentences(held)}\n`
    held = []
  }
  for (const [index, line] of lines.entries()) {
    const head = read[index]
    if (head) {
      close()
      const isWhole = isTitled && head.level === top
      const name = head.name.replace(/ (?:mobile |web )?(?:app|application|ui|wireframe|mock-?up)$/i, '')
      said += isWhole
        ? `A ${name.toLowerCase()} app.\n`
        : head.level > ofScreens
          ? `There is the heading "${head.name}". `
          : `The ${head.name} screen.\n`
      continue
    }
    const { indent = '', said: item } = bullet.exec(line)?.groups ?? {}
    if (item !== undefined) held.push({ level: indent.length, said: item })
    else {
      close()
      said += `${line.trim().replace(/[^.!?:;]$/, '$&.')}\n`
    }
  }
  close()
  return said.trim()
}
