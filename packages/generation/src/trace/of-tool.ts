import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'

/** Buttons a tool or a game may have beside its own. */
const done =
  /^(?:share|download|export|print|reset|clear|undo|redo|swap|switch|start|stop|pause|resume|restart|replay|shuffle|deal|roll|flip|spin|draw|skip|repeat|mute|upload|import|rotate|zoom|invert|reverse|hit|stand|fold|randomi[sz]e|lock|regenerate|retry|continue|quit|give up|play|change|check|compare|guess|read|create|attach|verify|scan|paste|translate|listen|practi[sc]e|record)\b/i
const set =
  /\b(?:length|size|width|height|speed|volume|duration|minutes|seconds|rounds?|amount|quantity|count|number of (?!players|users|people|mistakes|errors|wins|attempts|moves))/i
const longestButton = 22

/**
 * What a description names of a tool, as far as it is something to press or to set there. The rest is told of what the
 * screen shows or does by itself ("the winner is announced", "an empty square").
 */
export function ofTool(extra: Extra, { isSeen, verb }: Phrase): Extra | undefined {
  switch (extra.kind) {
    case 'choice':
      // A tool has no list to filter or to sort.
      return isSeen || /^(?:filter|sort)\b/i.test(extra.label) ? undefined : extra
    case 'option':
      return isSeen ? undefined : extra
    case 'switch':
      return isSeen ? undefined : extra
    case 'action':
      return done.test(extra.label) && extra.label.length <= longestButton ? extra : undefined
    case 'field': {
      const { kind, name } = extra.field
      // What the tool works out is nothing one sets.
      if (isSeen || /^(?:calculate|compute|estimate|convert)$/.test(verb ?? '')) return undefined
      return kind === 'choice' ||
        kind === 'switch' ||
        ((kind === 'number' || kind === 'slider') && set.test(name))
        ? extra
        : undefined
    }
    case 'chart':
    case 'clock':
    case 'search':
    case 'dates':
    case 'alarm':
    case 'hint':
    case 'place':
    case 'note':
    case 'role':
    case 'thing':
      return undefined
  }
}
