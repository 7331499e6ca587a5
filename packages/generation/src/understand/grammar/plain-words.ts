import { replaced } from '../searched.ts'

/** Whoever uses the app, in the genitive: what is theirs needs no name of them, but a user name and a user account are called so. */
const ofUser =
  /(?<!\p{L})(?<!\b(?:other|another|all|different|fellow|new) )(?:(?:the|an?|each|every|this|our) )?(?:users['’]s?|user['’]s) (?:own )?(?=\p{Ll})(?!(?:guide|manual|group|name|id|profile|account|avatar|data|detail)s?\b)/giu

/** "(ie ...)", "(i.e. ...)", "(eg ...)", "(ex: ...)": what stands in the bracket is told as examples. */
const thatIs =
  /\((?:i\.? ?e\b\.?|e\.? ?g\b\.?|ex\b\.?(?=[:,. ])|for example|for instance|such as)[,:]? ?(?=\p{L}|\d)/giu

/** Doings of two words that are written as one where they are done: "setup a route", "can lookup words". */
const solid =
  /(?<=(?:^|[.;:!?\n]\s*|\b(?:can|to|must|should|may|could|will|and|or) ))(set|look|back|check|log|sign|drop|pick)(up|in|out|off|ups?)(?= (?:an?|the|their|his|her|your|my|our|default|new|all|any|custom|multiple)\b)/giu

/** How easily something is done is no part of what it is called. */
const manner =
  / (?:manually|easily|effortlessly|seamlessly|conveniently|smoothly|simply|freely|efficiently)(?! (?:and|or)\b)(?= (?:with|by|in|on|from|to|using|via|add|edit|log|track|find|see|share|create|book|save|upload|manage)\b|[.,;]|$)/giu

/** "Log a ride afterwards": when it is done names nothing. */
const whenDone =
  / (?:afterwards?|beforehand|straight away|right away|at any time|any time|later on)(?=[.,;\n]|$| (?:and|or|with|by|in|on|from|to|using|via) )/giu
/** "Track how much tea I drink": that is tracked. */
const howMuch =
  /(?<=\b(?:track|log|record|count|note|measure|monitor)(?:s|ing)? )how (?:much|many) (\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:i|we|you|they|he|she|people|users?) (?:have |had )?(\p{L}+)(?: (?:each|every|per|a) (?:day|week|month))?(?=[.,;\n]|$| (?:and|with) )/giu

/**
 * A text without what hides its words from readers: genitives of the user, Latin abbreviations, doings written as one
 * word. What it says stays the same.
 */
export const plainWords = (text: string): string =>
  replaced(
    replaced(
      replaced(
        replaced(
          replaced(
            replaced(replaced(text, /\baswell\b/giu, 'as well'), ofUser, (whole) =>
              /^\p{Lu}/u.test(whole) ? 'Their ' : 'their ',
            ),
            thatIs,
            '(e.g. ',
          ),
          solid,
          '$1 $2',
        ),
        manner,
        '',
      ),
      whenDone,
      '',
    ),
    howMuch,
    (_whole, what: string, does: string) =>
      /^(?:dr[iau]nk|eat|eaten|ate|consume)/i.test(does) ? `${what} intake` : what,
  )
